import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'hotel',
  kind: 'lodging',
  names: {
    english: 'Hotel',
    spanish: 'Hotel',
    french: 'Hôtel',
    italian: 'Albergo',
    german: 'Hotel',
    japanese: 'ホテル',
    Korean: '호텔',
  },
  naming: {
    english: listed('inn, boutique hotel, motel, family hotel, seaside hotel'),
    spanish: listed('hostal, hotelito, posada, parador, hotel rural, hotel con encanto'),
    french: listed('hôtellerie, petit hôtel, hôtel de charme, auberge avec chambres'),
    italian: listed('hotel, alberghetto, locanda con camere'),
    german: listed('landhotel, hotel garni, gasthof mit zimmern, stadthotel'),
    japanese: listed('旅館, 温泉旅館, 宿屋, ビジネスホテル, 温泉宿'),
    Korean: listed('모텔, 관광호텔, 비즈니스호텔, 여관'),
  },
  things: {
    english: listed('room, breakfast, guest, bed, reception, suite, check-in, night, stay'),
    spanish: listed('habitación, desayuno, huésped, noche, recepción'),
    french: listed('chambre, petit-déjeuner, nuit, séjour, réception'),
    italian: listed('camera, colazione, notte, soggiorno, ospite'),
    german: listed('zimmer, frühstück, gast, übernachtung, rezeption, bett'),
    japanese: listed('客室, 朝食, 宿泊, 温泉, 予約, 露天風呂'),
    Korean: listed('객실, 조식, 숙박, 예약, 온천, 체크인'),
  },
  schemaType: 'Hotel',
}
