const patienceMs = 15_000

/** What a person is told where nothing came back. */
const noConnection = 'The server cannot be reached. Your words are still here: try again.'

/** Asks a call of the API, as `saidCall` wrote it into the page; what is thrown has a text for whoever asked. */
export const ask = async (call: string, body: object): Promise<Record<string, unknown>> => {
  const [method = '', path = '', header = ''] = call.split(' ')
  const reply = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', [header]: '1' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined)
  const answer: unknown = await reply?.json().catch(() => undefined)
  if (typeof answer !== 'object' || answer === null) throw new Error(noConnection)
  const { text, ...told }: Record<string, unknown> = { ...answer }
  if (!reply?.ok) throw new Error(typeof text === 'string' ? text : noConnection)
  return told
}

/** The text of what was thrown, for a person. */
export const textOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : noConnection)

/** The first element of a kind that a page is known to have. */
export const find = <T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T => {
  const found = within.querySelector<T>(selector)
  if (found === null) throw new Error(`The page has no ${selector}`)
  return found
}

/** A list of objects or texts that an answer has under a name. */
export const listIn = (answer: Record<string, unknown>, name: string): readonly unknown[] => {
  const list = answer[name]
  return Array.isArray(list) ? list : []
}

/** Says who wrote what is shown, and why the model did not, where it did not. */
export const tellWriter = ({ writer = '' }: Record<string, unknown>): void => {
  find('[data-written]').textContent = String(writer)
}

/** Holds back whatever asks while an answer is awaited, and shows it by a class of the page. */
export const showBusy = (look: string, isBusy: boolean): void => {
  document.body.classList.toggle(look, isBusy)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[type=submit], [data-more]'))
    button.disabled = isBusy
}

/** What a first order is drawn by. */
export const freshSeed = (): string => Math.random().toString(36).slice(2, 10)
