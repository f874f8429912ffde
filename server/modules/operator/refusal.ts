/** What an operator's command cannot do; its message is one German line meant for them. */
export class Refusal extends Error {}
