import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../shared/texts/texts.ts";
import { Brand } from "../../shared/page/brand.tsx";
import { Navigation } from "./navigation.tsx";

/** The button that opens the navigation on small screens, and the drawer itself. */
export function NavigationDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="-ml-2 md:hidden"
        data-tutorial="menu"
        aria-label={t("openNavigation")}
        onClick={() => drawer.current?.showModal()}
      >
        <Menu aria-hidden="true" className="size-5" />
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys have Escape and the button */}
      <dialog
        ref={drawer}
        aria-label={t("navigation")}
        closedby="any"
        // For browsers that do not know that: a press beside the drawer is one on the dialog itself.
        onClick={(event) => event.target === event.currentTarget && close()}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-surface p-0 text-ink backdrop:bg-veil open:animate-appear"
      >
        <div className="grid min-h-full content-start gap-4 p-3">
          <div className="flex items-center justify-between pl-3">
            <Brand />
            <Button variant="ghost" size="icon" aria-label={t("closeNavigation")} onClick={close}>
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
          <Navigation onGo={close} />
        </div>
      </dialog>
    </>
  );
}
