import { describe, expect, test } from 'vitest'
import { usedStyle } from './used-style.ts'

const markup = '<section class="section layout-rows"><h2 class="name">x</h2></section>'

describe('[6.page] the CSS of a page', () => {
  test('[6.page] keeps rules whose classes the page has, and rules without classes', () => {
    const css = 'html{a:b}.section .name{c:d}.section>h2::before{e:f}'
    expect(usedStyle(css, markup)).toBe(css)
  })

  test('[6.page] drops rules and single selectors that cannot match', () => {
    expect(usedStyle('.other{a:b}.section .other,.section .name{c:d}', markup)).toBe('.section .name{c:d}')
  })

  test('[6.page] prunes inside container queries and drops those left empty', () => {
    const css =
      '@container section (min-width:1rem){.layout-menu h2{a:b}.layout-rows h2{c:d}}@media print{.gone{e:f}}'
    expect(usedStyle(css, markup)).toBe('@container section (min-width:1rem){.layout-rows h2{c:d}}')
  })

  test('[6.page] commas in brackets part nothing, and what a rule excludes need not be there', () => {
    const css = '.section :where(h1,h2,.missing){a:b}.section:not(.missing,.gone){c:d}'
    expect(usedStyle(css, markup)).toBe(css)
  })

  test('[6.page] leaves font faces alone', () => {
    const css = '@font-face{font-family:"Figtree";src:url(/f.woff2)}'
    expect(usedStyle(css, markup)).toBe(css)
  })
})
