import { closestCenter, DndContext, type DndContextProps, KeyboardSensor, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { Category } from "@hz/contract/channels/categories";
import { useDepartments } from "../departments/index.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { useOtherLanguages } from "./category-translations.tsx";
import { CategoryLine } from "./category-line.tsx";
import { useOrder, useSwitch } from "./queries.ts";

/** All ids in their new order, with `id` in the place of the id `place`. */
export function moved(ids: readonly string[], id: string, place: string): string[] {
  const to = ids.indexOf(place);
  if (to === -1 || !ids.includes(id)) return [...ids];
  return ids.filter((one) => one !== id).toSpliced(to, 0, id);
}

/** The id shown above (-1) or below (1); null at the end. */
export function neighbour(shown: readonly string[], id: string, step: -1 | 1): string | null {
  const at = shown.indexOf(id);
  return at === -1 ? null : (shown[at + step] ?? null);
}

type ListProps = {
  /** All categories in their order. */
  all: readonly Category[];
  shown: readonly Category[];
  onEdit: (category: Category) => void;
};

/** Stands in the form's order. */
export function CategoryList({ all, shown, onEdit }: ListProps) {
  const mayChange = useMay("Einstellungen");
  const { data: departments = [] } = useDepartments();
  const languages = useOtherLanguages();
  const order = useOrder();
  const change = useSwitch();
  const sensors = useSensors(
    // A few pixels first, so that a tap on the handle is not taken for a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = all.map(({ id }) => id);
  const shownIds = shown.map(({ id }) => id);
  const move = (id: string, place: string) => void order(moved(ids, id, place));
  const step = (id: string, by: -1 | 1) => {
    const place = neighbour(shownIds, id, by);
    return place === null ? null : () => move(id, place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={dragWords(shown)}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={shownIds} strategy={verticalListSortingStrategy}>
        <ul className="overflow-clip rounded-card border border-line bg-surface">
          {shown.map((category) => (
            <CategoryLine
              key={category.id}
              category={category}
              department={departments.find(({ id }) => id === category.departmentId)?.name ?? null}
              missing={languages.filter((language) => category.isActive && !category.translations[language])}
              acts={
                mayChange
                  ? {
                      edit: () => onEdit(category),
                      change: (isActive) => void change({ id: category.id, isActive }),
                      up: step(category.id, -1),
                      down: step(category.id, 1),
                    }
                  : null
              }
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** What a screen reader says while a category is moved. */
function dragWords(shown: readonly Category[]): NonNullable<DndContextProps["accessibility"]> {
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
