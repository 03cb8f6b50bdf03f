import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'fast-food',
  kind: 'food-counter',
  otherKind: 'table-service',
  names: {
    english: 'Takeaway',
    spanish: 'Comida rápida',
    french: 'Restauration rapide',
    italian: 'Fast food',
    german: 'Imbiss',
    japanese: 'ファストフード',
    Korean: '분식집',
  },
  naming: {
    english:
      listed(`fast food, chip shop, chippy, fish and chips, fish and chip shop, kebab shop, kebab house,
      burger bar, fried chicken shop, taco stand, taco stall, hot dog stand, snack bar, pizza takeaway,
      chinese takeaway, indian takeaway, seafood shack`),
    spanish:
      listed(`taquería, puesto de tacos, hamburguesería, kebab, pollos asados, asador de pollos, churrería,
      antojitos, bocadillería`),
    french: listed('friterie, baraque à frites, kebab, sandwicherie, pizza à emporter'),
    italian: listed(
      `rosticceria, friggitoria, kebab, piadineria, pizza al taglio, paninoteca, hamburgeria, focacceria`,
    ),
    german:
      listed(`imbissbude, pommesbude, dönerladen, döner, frittenbude, schnellimbiss, kebabhaus, fischbude,
      bratwurststand, würstchenbude, grillimbiss`),
    japanese: listed(
      '唐揚げ専門店, たこ焼き屋, お好み焼き, ハンバーガー店, ケバブ, やきとり屋, 揚げ物屋, からあげ屋, お好み焼き屋, たい焼き屋',
    ),
    Korean: listed('치킨집, 떡볶이, 햄버거 가게, 호떡, 김밥집, 핫도그 가게, 토스트 가게, 떡볶이집, 만두집'),
  },
  things: {
    english: listed(
      `chips, cod, haddock, mushy peas, kebab, burger, fries, gravy, scampi, wings, nuggets, battered, wrap`,
    ),
    spanish:
      listed(`tacos, pastor, suadero, hamburguesa, patatas fritas, perritos, quesadilla, churros, tripa, memelas,
      empanadas`),
    french: listed('frites, merguez, tacos, panini, fricadelle, sauce, galette, nuggets, burger, snack'),
    italian: listed(
      `patatine, panini, arancini, supplì, piadina, hamburger, calzoni, fritti, focaccia, panzerotti`,
    ),
    german:
      listed(`currywurst, pommes, fritten, bratwurst, frikandel, dürüm, lahmacun, gyros, burger, hähnchen,
      fischbrötchen, mayo`),
    japanese: listed('唐揚げ, たこ焼き, 焼きそば, コロッケ, ハンバーガー, フライ, メンチカツ, 焼き鳥'),
    Korean: listed('순대, 튀김, 김밥, 치킨, 햄버거, 어묵, 라면'),
  },
}
