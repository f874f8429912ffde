import type { DndContextProps } from "@dnd-kit/core";
import type { Category } from "@hz/contract/channels/categories";
import { t } from "../shared/texts/texts.ts";

/** What a screen reader says while a category is moved. */
export function dragWords(shown: readonly Category[]): NonNullable<DndContextProps["accessibility"]> {
  const name = (id: string | number) => shown.find((category) => category.id === id)?.name ?? "";
  const place = (id: string | number) => String(1 + shown.findIndex((category) => category.id === id));
  const count = String(shown.length);
  return {
    screenReaderInstructions: { draggable: t("dragInstructions") },
    announcements: {
      onDragStart: ({ active }) => t("dragStart", { category: name(active.id), place: place(active.id), count }),
      onDragOver: ({ active, over }) => (over ? t("dragOver", { category: name(active.id), place: place(over.id), count }) : undefined),
      onDragEnd: ({ active, over }) => t("dragEnd", { category: name(active.id), place: place((over ?? active).id), count }),
      onDragCancel: ({ active }) => t("dragCancel", { category: name(active.id) }),
    },
  };
}
