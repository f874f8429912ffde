/** Hands a file to the browser's download, which makes the name safe for the disk. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download holds the bytes by itself; the address only has to live until it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
