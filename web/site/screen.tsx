import { SCREENS } from "./pictures.ts";

type ScreenProps = {
  name: keyof typeof SCREENS;
  /** What the picture shows; empty where the words beside it say the same. */
  alt: string;
  className?: string;
  /** How wide it is shown, as the attribute of that name says it. */
  sizes: string;
  /** Whether it stands in the first view: then it must not wait. */
  isFirst?: boolean;
};

/** A picture of a screen of the product, in the page's own colours. */
export function Screen({ name, alt, className, sizes, isFirst = false }: ScreenProps) {
  const { hell, dunkel, width, height } = SCREENS[name];
  const set = ([large, small]: readonly { src: string; pixels: number }[]) =>
    `${small!.src} ${small!.pixels}w, ${large!.src} ${large!.pixels}w`;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={set(dunkel)} sizes={sizes} />
      <img
        className={className}
        src={hell[0].src}
        srcSet={set(hell)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}
