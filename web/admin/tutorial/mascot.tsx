import { classNames } from "../../ui/class-names.ts";

type MascotProps = { className?: string; /** Whether both wings are up, for the end of the way. */ cheers?: boolean };

/** White in both schemes, as eyes are. */
const EYE = "fill-[light-dark(var(--surface),var(--ink))]";
const PUPIL = "fill-[light-dark(var(--ink),var(--brand-ink))]";

const WING_DOWN = "M19 50c-8 6-10 20-5 31 7-3 12-11 12-21z";
const WING_UP = "M22 56C11 53 4 43 4 30c9 1 18 8 22 18z";

/** The guide through the tutorial: an owl that keeps a key. Drawn for the eye alone. */
export function Mascot({ className, cheers = false }: MascotProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false" className={classNames("shrink-0", className)}>
      <g className="fill-brand-strong">
        <path d={cheers ? WING_UP : WING_DOWN} />
        <path d={WING_UP} transform="matrix(-1 0 0 1 96 0)" />
      </g>
      <path
        className="fill-brand"
        d="M48 16c5.500 0 10.600 1.100 15 3.100L76.500 12c1.200-.6 2.500.3 2.300 1.600l-1.500 16.900C80 36 81 42.500 81 49.500V62c0 16-13.500 27-33 27S15 78 15 62V49.500c0-7 1-13.500 3.700-19L17.200 13.600c-.2-1.300 1.100-2.200 2.300-1.600L33 19.100c4.400-2 9.500-3.100 15-3.100z"
      />
      <ellipse cx="48" cy="73" rx="19" ry="14.500" className="fill-brand-soft" />
      <path className="fill-brand" d="M48 64.500a5 5 0 0 1 2.300 9.400l1.700 7.600h-8l1.700-7.600a5 5 0 0 1 2.300-9.400z" />
      <g className={EYE}>
        <circle cx="34" cy="42" r="14.500" />
        <circle cx="62" cy="42" r="14.500" />
      </g>
      <g className={PUPIL}>
        <circle cx="36.500" cy="42.500" r="6.500" />
        <circle cx="59.500" cy="42.500" r="6.500" />
      </g>
      <g className={EYE}>
        <circle cx="38.800" cy="39.800" r="2.200" />
        <circle cx="61.800" cy="39.800" r="2.200" />
      </g>
      <path className="fill-accent" d="M48 47.500c2.800 1.600 4.700 4 5 6.600L48 60l-5-5.900c.3-2.600 2.200-5 5-6.600z" />
      <path
        className="fill-accent"
        d="M35 87.500h10v2a2.500 2.500 0 0 1-2.500 2.500h-5a2.500 2.500 0 0 1-2.500-2.500zM51 87.500h10v2a2.500 2.500 0 0 1-2.500 2.500h-5a2.500 2.500 0 0 1-2.500-2.500z"
      />
    </svg>
  );
}
