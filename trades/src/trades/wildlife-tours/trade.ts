import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'wildlife-tours',
  kind: 'outdoors',
  otherKind: 'animals',
  names: {
    english: 'Wildlife tours',
    spanish: 'Rutas de fauna',
    french: 'Sorties nature et faune',
    italian: 'Escursioni naturalistiche',
    german: 'Wildtierbeobachtung',
    japanese: '野生動物観察ツアー',
    Korean: '생태 탐조 투어',
  },
  naming: {
    english:
      listed(`wildlife watching, birdwatching tours, whale watching, safari tours, birding guide, wildlife safari,
      dolphin trips, nature guide, seal trips, falconry, falconer, falconry experience, nature tours,
      wildlife guide, bird watching, birds of prey, hawk walks, deer safari, falconry displays,
      owl encounters, badger watching, photo safari`),
    spanish:
      listed(`observación de aves, avistamiento de ballenas, safari fotográfico, guía de naturaleza, cetrería,
      avistamiento de delfines, cetrero, turismo ornitológico, avistamiento de cetáceos,
      observación de fauna, exhibición de rapaces`),
    french:
      listed(`observation des oiseaux, guide naturaliste, sorties nature, fauconnerie, observation des baleines,
      fauconnier, safari photo, sorties ornithologiques, observation de la faune, rando avec lamas,
      spectacle de rapaces`),
    italian:
      listed(`birdwatching, avvistamento cetacei, guida naturalistica, falconeria, safari fotografico, falconiere,
      osservazione della fauna, whale watching, trekking con alpaca, spettacoli di falconeria`),
    german:
      listed(`Vogelbeobachtung, Naturführungen, Falknerei, Falkner, Falknerin, Naturführer, Naturführerin,
      Walbeobachtung, Safari, Wildtierführungen, Vogelwanderungen, Greifvogelschau, Greifvogelpark,
      Ranger-Touren, Flugvorführungen, Robbenfahrten, Vogelführungen`),
    japanese: listed(
      'ホエールウォッチング, バードウォッチング, 自然観察ツアー, ネイチャーガイド, 野鳥観察, イルカウォッチング, 鷹匠, 野鳥ガイド, ネイチャーツアー',
    ),
    Korean: listed(
      '탐조, 탐조투어, 생태관광, 고래관광, 자연해설, 생태해설사, 매사냥, 알파카 농장, 돌고래투어, 자연생태 가이드',
    ),
  },
  things: {
    english:
      listed(`puffins, seals, whales, binoculars, eagles, hides, otters, hawks, owls, spotting, boat, alpacas,
      bears, gauntlet, telescope, displays`),
    spanish: listed('águilas, ballenas, prismáticos, delfines, lince, halcones, búhos'),
    french: listed('oiseaux, jumelles, phoques, dauphins, rapaces, castors, aigles, faucons, chouettes'),
    italian: listed('aquile, balene, binocolo, delfini, cervi, falchi, gufi, rapaci, natura'),
    german: listed(
      `Adler, Falken, Eulen, Robben, Wale, Fernglas, Greifvögel, Biber, Wölfe, Beobachtung, Seehunde`,
    ),
    japanese: listed('野鳥, クジラ, 双眼鏡, イルカ, 鹿, 鷹, フクロウ, アザラシ, 写真'),
    Korean: listed('철새, 고래, 망원경, 돌고래, 독수리, 갯벌, 부엉이, 알파카, 관찰'),
  },
}
