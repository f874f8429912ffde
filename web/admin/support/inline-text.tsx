import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { partsOf } from "../handbook/index.ts";

/** A text as it is written in an article: labels stand out, links lead on. */
export function InlineText({ text }: { text: string }) {
  return partsOf(text).map((part, index) => {
    if (part.kind === "link")
      return (
        <Link key={index} to={part.to.startsWith("/") ? part.to : paths.handbook(part.to)} className="font-semibold text-brand underline">
          {part.text}
        </Link>
      );
    if (part.kind === "plain") return part.text;
    return (
      <b key={index} className="font-semibold">
        „{part.text}“
      </b>
    );
  });
}
