const classesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

/** The parts of a selector list; commas inside brackets do not part it. */
const selectorsOf = (list: string): readonly string[] => list.split(/,(?![^(]*\))/)

const canMatch = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replace(/:(?:not|where|is)\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/g)].every(
    ([, name = '']) => classes.has(name),
  )

/**
 * The rules of a page's CSS that its markup can use. It knows the CSS of this house only: class names, one level of
 * at-rules, no class that a script adds later; what brackets of `:not`, `:is` and `:where` hold is not looked into.
 */
export const usedStyle = (css: string, markup: string): string => {
  const classes = classesIn(markup)
  return css
    .replace(/([^{}]+)\{([^{}]*)\}/g, (rule: string, list: string, declarations: string) => {
      if (list.startsWith('@')) return rule
      const used = selectorsOf(list).filter((selector) => canMatch(selector, classes))
      return used.length === 0 ? '' : `${used.join(',')}{${declarations}}`
    })
    .replace(/@[^{}@]+\{\}/g, '')
}
