import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'catering',
  kind: 'events',
  otherKind: 'food-counter',
  names: {
    english: 'Catering',
    spanish: 'Catering',
    french: 'Traiteur',
    italian: 'Catering',
    german: 'Catering',
    japanese: 'ケータリング',
    Korean: '케이터링',
  },
  naming: {
    english: listed(`caterer, wedding catering, event catering, buffet service, party catering,
      corporate catering, hog roast, mobile catering, hog roasts, pig roast, buffet caterer,
      paella caterer`),
    spanish: listed('catering para bodas, servicio de catering, banquetes, empresa de catering'),
    french: listed('service traiteur, traiteur mariage, cuisine pour vos fêtes, plats pour vos fêtes'),
    italian: listed('servizio catering, banqueting, catering per matrimoni'),
    german: listed(`partyservice, cateringservice, caterer, buffetservice, hochzeitscatering, grillcatering`),
    japanese: listed('仕出し, 仕出し屋, 仕出し弁当, オードブル配達, ケータリングサービス'),
    Korean: listed('출장뷔페, 출장 요리, 케이터링 서비스, 단체 도시락, 도시락 업체, 잔치 음식'),
  },
  things: {
    english: listed(`canape, buffet, menu, wedding, party, event, lunch, cook, finger food, platter, guests`),
    spanish: listed('bufé, canapé, menú, boda, evento, comida, paella, invitados'),
    french: listed('buffet, cocktail, menu, mariage, réception, canapé, plateau repas'),
    italian: listed('buffet, menu, matrimonio, evento, finger food, rinfresco'),
    german: listed('buffet, menü, hochzeit, feier, fingerfood, häppchen, gäste'),
    japanese: listed('オードブル, 弁当, パーティー, 宴会, ビュッフェ, 料理'),
    Korean: listed('뷔페, 핑거푸드, 파티, 행사, 잔치'),
  },
  schemaType: 'FoodEstablishment',
}
