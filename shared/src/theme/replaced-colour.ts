import { contrast } from './contrast.ts'
import type { Look } from './look.ts'
import {
  bodyContrast,
  edgeContrast,
  groundContrast,
  type SurfaceColours,
  softContrast,
  textContrast,
} from './surfaces.ts'
import { type ColourRole, colourRoles } from './theme.ts'

/** A colour of the owner's that the page shows in another shade. */
export interface ReplacedColour {
  readonly role: ColourRole
  /** What the page shows, `#rrggbb`. */
  readonly shown: string
  /** The contrast that the owner's colour has, 1 to 21, and the one that it needs: it has that where it only follows another. */
  readonly ratio: number
  readonly needs: number
}

interface Demand {
  readonly shown: string
  /** The colours that it has to stand out from. */
  readonly from: readonly string[]
  readonly needs: number
}

const demands: Readonly<Record<ColourRole, (on: SurfaceColours) => Demand>> = {
  background: ({ surface, ink }) => ({ shown: surface, from: [ink], needs: groundContrast }),
  primaryText: ({ surface, ink }) => ({ shown: ink, from: [surface], needs: bodyContrast }),
  secondaryText: ({ surface, card, field, inkSoft }) => ({
    shown: inkSoft,
    from: [surface, card, field],
    needs: softContrast,
  }),
  buttonBackground: ({ surface, accent }) => ({ shown: accent, from: [surface], needs: edgeContrast }),
  buttonText: ({ accent, onAccent }) => ({ shown: onAccent, from: [accent], needs: textContrast }),
  buttonHover: ({ accentHover, onAccent }) => ({
    shown: accentHover,
    from: [onAccent],
    needs: textContrast,
  }),
  buttonPressed: ({ accentPressed, onAccent }) => ({
    shown: accentPressed,
    from: [onAccent],
    needs: textContrast,
  }),
}

/** What the ground of the page shows in place of a colour of its theme; null where it shows that very colour. */
export const replacedColour = ({ theme, surfaces }: Look, role: ColourRole): ReplacedColour | null => {
  const { shown, from, needs } = demands[role](surfaces.plain)
  if (shown === theme[role]) return null
  const isState = role === 'buttonHover' || role === 'buttonPressed'
  const follows = isState && surfaces.plain.accent !== theme.buttonBackground
  const ratio = follows ? needs : Math.min(...from.map((other) => contrast(theme[role], other)))
  return { role, shown, ratio, needs }
}

/** The colours of a theme that the page shows in another shade because they would be hard to read or to see. */
export const replacedColours = (look: Look): readonly ReplacedColour[] =>
  colourRoles.flatMap((role) => {
    const replaced = replacedColour(look, role)
    return replaced && replaced.ratio < replaced.needs ? [replaced] : []
  })
