import { paths } from "@hz/contract/paths";
import type { ManagedUser } from "@hz/contract/people/people";
import { UserPlus, Users } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { ConfirmFirst } from "../shared/session/confirm-first.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { SearchField } from "../shared/search/search-field.tsx";
import { useWords } from "../shared/search/use-words.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { InviteDialog } from "./invite/invite-dialog.tsx";
import { searchPeople } from "./search-people.ts";
import { usePeople } from "./queries.ts";
import { UserCard } from "./person/user-card.tsx";

/** The page /benutzer. */
export function UsersScreen() {
  usePageTitle(t("users"));
  const people = usePeople();
  const { isEmailVerified } = useUser();
  const [words, setWords] = useWords(paths.users);
  const [inviting, setInviting] = useState(false);
  const asked = useDeferredValue(words);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-3xl">{t("users")}</h1>
          <p className="max-w-prose text-muted">{t("usersLead")}</p>
        </div>
        <Button onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" className="size-4" />
          {t("usersAdd")}
        </Button>
      </div>
      {people.data && people.data.length > 1 && (
        <SearchField words={words} onWords={setWords} label={t("usersSearch")} placeholder={t("usersSearchPlaceholder")} />
      )}
      {people.data ? <List people={people.data} words={asked} /> : <Pending people={people} />}
      {inviting &&
        (isEmailVerified ? <InviteDialog onClose={() => setInviting(false)} /> : <ConfirmFirst onClose={() => setInviting(false)} />)}
    </>
  );
}

function List({ people, words }: { people: ManagedUser[]; words: string }) {
  const found = searchPeople(people, words);
  return (
    <>
      {found.length === 0 ? (
        <Card>
          <EmptyState icon={Users} title={t("usersNoMatch")} text={t("usersNoMatchText", { words })} />
        </Card>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {found.map((user) => (
            <li key={user.id} className="min-w-0 [contain-intrinsic-size:auto_104px] [content-visibility:auto]">
              <UserCard user={user} />
            </li>
          ))}
        </ul>
      )}
      {people.length === 1 && (
        <Card>
          <EmptyState icon={Users} title={t("usersEmpty")} text={t("usersEmptyText")} />
        </Card>
      )}
      <p role="status" className="text-sm text-muted">
        {t("usersFooter", { shown: found.length, total: people.length })}
      </p>
    </>
  );
}

function Pending({ people }: { people: ReturnType<typeof usePeople> }) {
  if (people.isError) return <LoadFailed title={t("usersFailed")} text={t("usersFailedText")} query={people} />;
  return (
    <Loading label={t("loading")} className="grid gap-3 lg:grid-cols-2">
      {[1, 2, 3, 4].map((one) => (
        <Skeleton key={one} className="h-26 rounded-card" />
      ))}
    </Loading>
  );
}
