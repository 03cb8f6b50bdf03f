import { bodyIcons } from './body-icons.ts'
import { buildingIcons } from './building-icons.ts'
import { deskIcons } from './desk-icons.ts'
import { homeIcons } from './home-icons.ts'
import type { Icon } from './icon.ts'
import type { IconName } from './icon-names.ts'
import { roadAndTableIcons } from './road-and-table-icons.ts'

/** Every icon, by its name. */
export const icons: Readonly<Record<IconName, Icon>> = {
  ...buildingIcons,
  ...homeIcons,
  ...roadAndTableIcons,
  ...bodyIcons,
  ...deskIcons,
}
