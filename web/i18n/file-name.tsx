/**
 * A file's name, whatever letters it is written in: its ending is a piece of its own at the right of the rest, where people look for it,
 * and no sign in the name that turns the direction reaches it.
 */
export function FileName({ name }: { name: string }) {
  const [ending = ""] = /\.\w+$/.exec(name) ?? [];
  return (
    <bdi dir="ltr">
      <bdi>{name.slice(0, name.length - ending.length)}</bdi>
      {ending}
    </bdi>
  );
}
