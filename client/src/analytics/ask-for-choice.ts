import style from './analytics.css?inline'

const put = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Partial<HTMLElementTagNameMap[T]>,
): HTMLElementTagNameMap[T] => Object.assign(document.createElement(tag), properties)

/** Where the ways to what is written of privacy stand at the foot of every written page. */
const footLinks = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.foot .legal span:last-child')

const addStyle = (): void => {
  if (document.querySelector('style[data-analytics-style]') !== null) return
  const sheet = put('style', { textContent: style })
  sheet.dataset.analyticsStyle = ''
  document.head.append(sheet)
}

/** At the foot of the page, the way to another choice. */
export const offerChoice = (open: () => void): void => {
  addStyle()
  const button = put('button', { type: 'button', className: 'analytics-offer', onclick: open })
  button.textContent = 'Analytics choice'
  footLinks()?.append(button)
}

/** Asks, at the lower edge of the window and in nobody's way; whoever leaves it there has not agreed. Answers the first button. */
export const askForChoice = (settle: (agrees: boolean) => void): HTMLElement => {
  const open = document.querySelector<HTMLElement>('.analytics-choice button')
  if (open !== null) return open
  addStyle()
  const before = document.activeElement
  const bar = put('section', { className: 'analytics-choice', ariaLabel: 'Analytics' })
  const words = put('p', {
    textContent:
      'May Google Analytics count what you see and press here? It is told nothing before you say so. ',
  })
  const [privacy] = footLinks()?.getElementsByTagName('a') ?? []
  if (privacy !== undefined) words.append(put('a', { href: privacy.href, textContent: privacy.textContent }))
  const answer = (text: string, agrees: boolean): HTMLButtonElement =>
    put('button', {
      ...{ type: 'button', textContent: text },
      onclick: () => {
        settle(agrees)
        bar.remove()
        if (before instanceof HTMLElement) before.focus()
      },
    })
  const first = answer('No, thanks', false)
  bar.append(words, first, answer('Yes, count me', true))
  document.body.append(bar)
  return first
}
