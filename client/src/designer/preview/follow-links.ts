import { elementOf } from '../base/page/text-element.ts'

/** Links of a previewed page: inside the page they scroll, outward ones open in a tab of their own. Forms send nothing. */
export const followLinks = (page: Document): (() => void) => {
  const follow = new AbortController()
  const { signal } = follow
  page.addEventListener('submit', (event) => event.preventDefault(), { signal })
  page.addEventListener(
    'click',
    (event) => {
      const href = elementOf(event.target)?.closest('a')?.getAttribute('href')
      if (!href) return
      event.preventDefault()
      if (href.startsWith('#')) page.getElementById(href.slice(1))?.scrollIntoView({ behavior: 'smooth' })
      else if (/^https?:/.test(href)) window.open(href, '_blank', 'noopener')
    },
    { signal },
  )
  return () => follow.abort()
}
