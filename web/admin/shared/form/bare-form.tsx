import type { ComponentProps, FormEvent } from "react";

type BareFormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  /** Gets the form as it is sent, for what stands nowhere but in it. */
  onSend: (form: HTMLFormElement) => unknown;
};

/** The form around what is kept elsewhere than in `useFields`: in an editor, a draft, or as the choices of what is made here. */
export function BareForm({ onSend, ...rest }: BareFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React has what a dialog's form sends arrive at the form that opened the dialog, too.
    event.stopPropagation();
    void onSend(event.currentTarget);
  };
  return <form noValidate className="grid gap-4" {...rest} onSubmit={submit} />;
}

/** Focuses the first field that is wrong; takes their names in the order of the form. */
export function focusWrong(form: HTMLFormElement, [first]: readonly string[]): void {
  if (first) form.querySelector<HTMLElement>(`[name="${first}"], [data-field="${first}"] input`)?.focus();
}
