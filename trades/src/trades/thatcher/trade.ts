import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'thatcher',
  kind: 'building-trade',
  names: {
    english: 'Thatcher',
    spanish: 'Techador de paja',
    french: 'Chaumier',
    italian: 'Copritetto in paglia',
    german: 'Reetdachdecker',
    japanese: '茅葺き職人',
    Korean: '초가지붕 장인',
  },
  naming: {
    english: listed(`master thatcher, thatching, roof thatching, thatched roof, re-thatching, thatch repair,
      long straw thatching, water reed thatching`),
    spanish: listed(`techos de paja, techo de paja, cubiertas de paja, cubierta de paja, tejado de paja,
      tejados de brezo, cubiertas vegetales de paja`),
    french:
      listed(`couvreur chaumier, toiture en chaume, toit de chaume, toits de chaume, couverture en chaume,
      toiture en roseau`),
    italian: listed(`tetti in paglia, tetto in paglia, tetti di paglia, coperture in paglia, tetti in canna,
      copertura in canna palustre`),
    german: listed(`Reetdach, Reetdächer, Reetdachdeckerei, Reetdachdeckerin, Reeteindeckung, Strohdach,
      Strohdachdecker, Rohrdach, Rohrdachdecker, Schilfdach, Reetdachsanierung`),
    japanese: listed('茅葺き, 茅葺き屋根, 茅葺, かやぶき, かやぶき屋根, 萱葺き, 藁葺き屋根'),
    Korean: listed('초가지붕, 초가 이엉, 이엉 잇기, 이엉잇기, 초가 지붕, 갈대지붕'),
  },
  things: {
    english:
      listed(`thatch, long straw, longstraw, water reed, combed wheat, combed wheat reed, reed, ridge, ridging,
      re-ridging, straw, sedge, eaves, moss removal, spar`),
    spanish: listed('paja, caña, brezo, junco, carrizo, cumbrera, palapa'),
    french: listed('chaume, roseau, paille, faîtage, faîtière, botte'),
    italian: listed('paglia, canna, cannucce, colmo, falda, giunco'),
    german: listed('Reet, Stroh, Schilf, First, Heidefirst, Reetfirst, Bund'),
    japanese: listed('茅, 萱, 藁, 棟, 差し茅, 葺き替え, 古民家'),
    Korean: listed('이엉, 볏짚, 갈대, 용마름, 초가, 한옥'),
  },
}
