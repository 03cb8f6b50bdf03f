import { breakpoints } from '@shingle/shared/theme/theme.ts'

const widths: readonly number[] = Object.values(breakpoints)

const isNamed = (side: string, width: number): boolean => widths.includes(side === 'max' ? width + 1 : width)

/** Specification 3: the widths of the screen at which a sheet of the client changes and that no breakpoint names. */
export const oddBreakpointsIn = (file: string, text: string): readonly string[] =>
  /^client\/.*\.css$/.test(file)
    ? [...text.matchAll(/@media([^{]*)/g)].flatMap(([, asked = '']) =>
        [...asked.matchAll(/(?:(min|max)-width\s*:|(width\s*[<>]=?))\s*([\d.]+)(\w+)/g)]
          .filter(
            ([, side, range, width, unit]) => range || unit !== 'px' || !isNamed(side ?? '', Number(width)),
          )
          .map(
            ([found]) =>
              `a screen changes at a breakpoint of the theme, before it (max-width: 767px) or from it on (min-width: 768px): ${found}`,
          ),
      )
    : []
