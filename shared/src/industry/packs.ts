import type { IndustryPack } from './pack.ts'
import { coffeeShopPack } from './packs/coffee-shop.ts'
import { generalPack } from './packs/general.ts'
import { musicLessonsPack } from './packs/music-lessons.ts'
import { plumberPack } from './packs/plumber.ts'

/** Every trade known by name. A new trade is its file and one line here. */
export const industryPacks: readonly IndustryPack[] = [coffeeShopPack, musicLessonsPack, plumberPack]

/** The pack of a trade; the general one for a slug that none has. */
export const packFor = (slug: string): IndustryPack =>
  industryPacks.find((pack) => pack.slug === slug) ?? generalPack
