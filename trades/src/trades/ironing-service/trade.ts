import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'ironing-service',
  kind: 'home-call-out',
  names: {
    english: 'Ironing service',
    spanish: 'Plancha a domicilio',
    french: 'Repassage à domicile',
    italian: 'Stireria',
    german: 'Bügelservice',
    japanese: '洗濯・アイロン代行',
    Korean: '다림질 서비스',
  },
  naming: {
    english: listed(
      `ironing, ironing lady, laundry pick up, iron shirts, laundry and ironing, washing and ironing`,
    ),
    spanish: listed(
      `planchado a domicilio, planchadora, lavandería autoservicio, servicio de plancha, planchado`,
    ),
    french: listed('repassage, repasseuse, laverie automatique, blanchisseur'),
    italian: listed('servizio stiro, stiratura a domicilio, stiro a domicilio, stiratrice'),
    german: listed('Wäscheservice, Mangelstube, Bügelstube, Mangel'),
    japanese: listed('アイロン代行, アイロンがけ代行, リネンサプライ, 染み抜き'),
    Korean: listed('코인세탁, 셀프빨래방, 다림질, 운동화 빨래방, 세탁대행'),
  },
  things: {
    english:
      listed(`shirts, duvets, bedding, hangers, starch, per basket, per kilo, school uniforms, creases, collected,
      folded, suits, tablecloths, steam, towels`),
    spanish: listed('camisas, sábanas, ropa, perchas, edredones, kilos, trajes, manteles, recogida'),
    french: listed('chemises, draps, linge, cintres, couettes, panière, costumes, nappes, rideaux'),
    italian: listed('camicie, lenzuola, panni, grucce, piumoni, capi, tovaglie, abiti, ritiro'),
    german:
      listed(`Hemden, Bettwäsche, Wäschekorb, Mangelwäsche, Falten, Abholung, Anzüge, Tischwäsche, Bügeln,
      Hotelwäsche`),
    japanese: listed('ワイシャツ, 布団, 着物, シミ抜き, スーツ, 洗濯物, 毛布, 集配, 仕上げ'),
    Korean: listed('와이셔츠, 이불, 정장, 운동화, 수거, 얼룩, 니트, 패딩, 명품'),
  },
}
