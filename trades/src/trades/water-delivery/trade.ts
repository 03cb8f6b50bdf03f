import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'water-delivery',
  kind: 'home-call-out',
  names: {
    english: 'Water delivery',
    spanish: 'Reparto de agua',
    french: 'Livraison d’eau',
    italian: 'Consegna acqua a domicilio',
    german: 'Wasserlieferung',
    japanese: '宅配水',
    Korean: '생수 배달',
  },
  naming: {
    english:
      listed(`bottled water delivery, water cooler, water coolers, bulk water, water haulage, water softener,
      water softeners, water filtration, drinking water delivery, potable water delivery, water hauling,
      ice delivery, water treatment`),
    spanish:
      listed(`agua a domicilio, agua embotellada a domicilio, dispensadores de agua, camión cisterna de agua,
      descalcificadores, ósmosis inversa, garrafones`),
    french:
      listed(`livraison de boissons, fontaines à eau, adoucisseur d’eau, livraison d’eau potable, adoucisseurs,
      osmoseur`),
    italian: listed(`acqua a domicilio, consegna acqua, boccioni acqua, distributori d’acqua, addolcitori,
      depuratori acqua, consegna bevande`),
    german:
      listed(`Getränkelieferservice, Wasserspender, Getränkelieferdienst, Getränkeheimservice, Wasserenthärtung,
      Trinkwasserfilter, Getränkeservice, Wasseraufbereitung, Wasserfilter`),
    japanese: listed('ウォーターサーバー, 水の宅配, 天然水宅配, 給水車, 浄水器, 水配達'),
    Korean: listed('생수배달, 정수기, 생수 대리점, 정수기 렌탈, 물배달, 연수기'),
  },
  things: {
    english:
      listed(`bottles, gallons, tanker, spring water, dispensers, cisterns, filters, hard water, limescale, wells,
      offices, litres, crates, dispenser`),
    spanish: listed('garrafas, botellas, cuba, fuente, oficinas, litros, cal, filtros, bidones'),
    french: listed('bonbonnes, bouteilles, citerne, bureaux, litres, calcaire, filtre, source, casiers'),
    italian: listed('casse, bottiglie, boccioni, autobotte, uffici, litri, calcare, filtro, vetro'),
    german: listed(
      `Kisten, Sprudel, Leergut, Mineralwasser, Büro, Gallonen, Kasten, Kalk, Osmose, Tankwagen, Enthärter`,
    ),
    japanese: listed('ボトル, 天然水, 浄水, 給水, リットル, 交換, オフィス, 軟水, フィルター'),
    Korean: listed('생수, 통, 필터, 사무실, 냉온수기, 리터, 병, 급수차, 교체'),
  },
}
