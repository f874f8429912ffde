import { useEffect, useSyncExternalStore } from "react";
import { type Book, currentBook, subscribeBook } from "./book.ts";
import { loadBook } from "./load-book.ts";

/** Gives the book of all reports, and has it loaded where it is not yet. */
export function useBook(): Book {
  useEffect(loadBook, []);
  return useSyncExternalStore(subscribeBook, currentBook);
}
