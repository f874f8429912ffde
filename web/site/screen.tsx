import { SCREENS } from "./pictures.ts";

type ScreenProps = {
  name: keyof typeof SCREENS;
  /** What the picture shows; empty where the words beside it say the same. */
  alt: string;
  className?: string;
  /** Whether it stands in the first view: then it must not wait. */
  isFirst?: boolean;
};

/** Gives a picture of a screen of the product, in the page's own colours. */
export function Screen({ name, alt, className, isFirst = false }: ScreenProps) {
  const { hell, dunkel, width, height } = SCREENS[name];
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dunkel} />
      <img
        className={className}
        src={hell}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}
