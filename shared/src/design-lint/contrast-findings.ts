import { contrast } from '../theme/contrast.ts'
import type { Look } from '../theme/look.ts'
import type { SurfaceColours, SurfaceName } from '../theme/surfaces.ts'
import type { Finding } from './finding.ts'

type Pair = readonly [what: string, ink: string, ground: string, least: number]

/** Every pair of colours that meets on a ground in any state, with the contrast it needs. */
const pairsOn = (on: SurfaceColours): readonly Pair[] => {
  const grounds = [on.surface, on.card, on.field]
  return [
    ...grounds.map((ground): Pair => ['text', on.ink, ground, 7]),
    ...grounds.map((ground): Pair => ['quiet text', on.inkSoft, ground, 4.5]),
    ...grounds.map((ground): Pair => ['links', on.accentText, ground, 4.5]),
    ['button words', on.onAccent, on.accent, 4.5],
    ['button words under the pointer', on.onAccent, on.accentHover, 4.5],
    ['button words while pressed', on.onAccent, on.accentPressed, 4.5],
    ['the button against its ground', on.accent, on.surface, 3],
    ['the focus ring', on.focus, on.surface, 3],
  ]
}

const onGround = (name: SurfaceName, on: SurfaceColours): readonly Finding[] =>
  pairsOn(on)
    .filter(([, ink, ground, least]) => contrast(ink, ground) < least)
    .map(([what, ink, ground, least]) => ({
      id: 'contrast',
      severity: 'error',
      section: null,
      text: `On the ${name} ground, ${what} has a contrast of ${contrast(ink, ground).toFixed(1)} and needs ${least}.`,
      fix: 'Choose colors that are further apart in lightness.',
    }))

const statesOf = ({ theme }: Look): readonly (readonly [state: string, ground: string])[] => [
  ['', theme.buttonBackground],
  [' under the pointer', theme.buttonHover],
  [' while pressed', theme.buttonPressed],
]

/** The colours as the owner chose them: where they would be hard to read, the page shows others. */
const replaced = (look: Look): readonly Finding[] => {
  const { background, primaryText, buttonText } = look.theme
  const asked: readonly Pair[] = [
    ['Text', primaryText, background, 7],
    ...statesOf(look).map(([state, ground]): Pair => [`Button text${state}`, buttonText, ground, 4.5]),
  ]
  return asked
    .filter(([, ink, ground, least]) => contrast(ink, ground) < least)
    .map(([what, ink, ground]) => ({
      id: 'colour-replaced',
      severity: 'note',
      section: null,
      text: `${what} in ${ink} on ${ground} would be hard to read, so another shade is shown.`,
      fix: 'Choose a darker or lighter color in Theme to decide the shade yourself.',
    }))
}

/** What is hard to read on the grounds in use, and which of the owner's colours had to give way. */
export const contrastFindings = (look: Look, used: ReadonlySet<SurfaceName>): readonly Finding[] => [
  ...[...used].flatMap((name) => onGround(name, look.surfaces[name])),
  ...replaced(look),
]
