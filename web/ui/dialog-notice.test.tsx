import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DialogNotice, DialogNotices } from "./dialog-notice.tsx";

test("a dialog shows what the shell and what its screen have to say", () => {
  const drawn = (ofScreen: string | null) =>
    renderToStaticMarkup(
      <DialogNotices notice="Ihre Sitzung ist abgelaufen.">
        <DialogNotices notice={ofScreen}>
          <DialogNotice />
        </DialogNotices>
      </DialogNotices>,
    );
  expect(drawn(null)).toBe("Ihre Sitzung ist abgelaufen.");
  expect(drawn(" Nicht mehr freigegeben.")).toBe("Ihre Sitzung ist abgelaufen. Nicht mehr freigegeben.");
});
