import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'glamping',
  kind: 'lodging',
  otherKind: 'outdoors',
  names: {
    english: 'Glamping',
    spanish: 'Glamping',
    french: 'Glamping',
    italian: 'Glamping',
    german: 'Glamping',
    japanese: 'グランピング',
    Korean: '글램핑',
  },
  naming: {
    english:
      listed(`glamping site, glamping pods, yurts, bell tents, treehouse stay, safari tents, luxury camping,
      treehouses, camping pods, glamping pod, yurt stay, geodesic domes, treehouse, off-grid cabin,
      woodland cabins, camping site`),
    spanish: listed(`cabañas en los árboles, yurtas, tiendas de lujo, domos geodésicos, casas del árbol,
      cabañas con encanto, burbujas para dormir`),
    french:
      listed(`yourtes, tentes lodges, roulottes, hébergement insolite, hébergements insolites, cabane perchée,
      tipis, dômes, bulles, yourte`),
    italian:
      listed(`case sugli alberi, yurte, tende lodge, bolle trasparenti, tende di lusso, casa sull’albero,
      agricamping, tiny house`),
    german:
      listed(`Glampingplatz, Baumhaushotel, Jurten, Tipidorf, Schäferwagen, Safarizelte, Baumhäuser, Schlaffass,
      Schlaffässer, Zirkuswagen, Baumhaus mieten, Tiny Houses, Glampingzelte, Baumhaus, Campingpark`),
    japanese: listed(
      'グランピング施設, ツリーハウス宿泊, ドームテント, トレーラーハウス宿泊, タイニーハウス宿泊',
    ),
    Korean: listed('글램핑장, 카라반 숙박, 트리하우스, 돔하우스, 오두막 펜션, 글램핑 펜션'),
  },
  things: {
    english:
      listed(`hot tub, fire pit, wood burner, stars, meadow, pods, sleeps, stargazing, tents, outdoor bath,
      pitches, compost loo, hammock, woodland`),
    spanish: listed('jacuzzi, estrellas, hoguera, naturaleza, tiendas, parcelas, noche, estufa, hamaca'),
    french: listed('étoiles, spa, feu de camp, nature, tentes, nuit, emplacements, poêle, hamac'),
    italian: listed('stelle, vasca, falò, natura, tende, piazzole, notte, stufa, amaca'),
    german: listed(
      `Hottub, Feuerschale, Sternenhimmel, Zelte, Wiese, Übernachtung, Holzofen, Hängematte, Zeltwiese`,
    ),
    japanese: listed('焚き火, テント, BBQ, 星空, 露天風呂, 宿泊, 森, 区画'),
    Korean: listed('바비큐, 불멍, 텐트, 별, 온수, 수영장, 사이트, 숲, 개별화장실'),
  },
}
