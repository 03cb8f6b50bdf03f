import type { Palette } from '@shingle/shared/theme/palettes.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { colourRoles, type Theme } from '@shingle/shared/theme/theme.ts'
import { MiniPage, type Tried } from './mini-page.tsx'
import styles from './theme.module.css'
import { useThemeChoice } from './use-theme-choice.ts'

interface PaletteTileProps extends Tried {
  palette: Palette
  theme: Theme
}

const tileHeight = 104

const isWorn = (theme: Theme, { id, colours }: Palette): boolean =>
  theme.paletteId === id && colourRoles.every((role) => theme[role] === colours[role])

/** A palette on the page itself, and below it the grounds that its other sections have. */
export const PaletteTile = ({ palette, theme, ...tried }: PaletteTileProps) => {
  const choose = useThemeChoice()
  const { id, name, colours } = palette
  const choice = { paletteId: id, ...colours }
  const tinted = { ...theme, ...choice }
  const { plain, tint, strong, dark } = resolveLook(tinted).surfaces
  const grounds = {
    ...{ plain: plain.surface, tint: tint.surface, strong: strong.surface, dark: dark.surface },
    accent: plain.accent,
  }
  const isChosen = isWorn(theme, palette)
  return (
    <div className={styles.family} data-palette={id}>
      <MiniPage {...tried} {...{ isChosen }} theme={tinted} height={tileHeight} />
      <button
        type="button"
        className={styles.pick}
        aria-pressed={isChosen}
        aria-label={name}
        {...choose(choice)}
      />
      <span className={styles.grounds} aria-hidden="true">
        {Object.entries(grounds).map(([of, colour]) => (
          <i key={of} style={{ background: colour }} />
        ))}
      </span>
      <b>{name}</b>
    </div>
  )
}
