import { classNames } from "../../../ui/class-names.ts";
import { t } from "../../shared/texts/texts.ts";
import { linkStyle, type PortalLink } from "./link-snippet.ts";

/** The company's page is no part of the application: it has no dark scheme. */
const PAPER = { backgroundColor: "#ffffff" };

/** How the link will look on a page, and where it leads; a tab stands at the edge of a page that is only drawn. */
export function LinkPreview({ link }: { link: PortalLink }) {
  const { kind, address, language, label, title } = link;
  const isTab = kind !== "button";
  const edge = kind === "right" ? { right: 0, borderRadius: "8px 0 0 8px" } : { left: 0, borderRadius: "0 8px 8px 0" };
  const atEdge = {
    position: "absolute",
    top: "50%",
    transform: "translateY(-50%)",
    writingMode: "vertical-rl",
    whiteSpace: "nowrap",
    padding: "16px 10px",
  } as const;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{t("linkPreview")}</p>
      <div style={PAPER} className={classNames("relative rounded-control border border-line p-4", isTab && "h-52")}>
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          lang={language}
          title={title}
          style={isTab ? { ...linkStyle(link), ...atEdge, ...edge } : linkStyle(link)}
        >
          {label}
        </a>
      </div>
    </div>
  );
}
