import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'energy-renovator',
  kind: 'building-trade',
  names: {
    english: 'Home energy renovator',
    spanish: 'Rehabilitación energética',
    french: 'Rénovation énergétique',
    italian: 'Riqualificazione energetica',
    german: 'Energetische Sanierung',
    japanese: '断熱リフォーム',
    Korean: '단열 공사',
  },
  naming: {
    english: listed(`insulation installer, loft insulation, home insulation, spray foam insulation,
      cavity wall insulation, insulation contractor, weatherization, energy retrofit,
      external wall insulation, attic insulation, insulation, draught proofing, retrofit,
      retrofit coordinator, air sealing, insulation contractors, blown-in insulation`),
    spanish: listed(`aislamiento térmico, aislamiento, SATE, insuflado de celulosa, aislamientos,
      instalador de aislamiento, eficiencia energética en viviendas`),
    french: listed(`isolation, isolation des combles, isolation extérieure, isolation thermique,
      isolation par l’extérieur, entreprise d’isolation, ouate de cellulose, ITE`),
    italian: listed(`cappotto termico, isolamento termico, coibentazione, insufflaggio, isolamenti,
      efficientamento energetico, coibentazioni`),
    german:
      listed(`Wärmedämmung, Dämmung, Fassadendämmung, Einblasdämmung, Dachdämmung, WDVS, Kellerdeckendämmung,
      Dämmtechnik, Isolierer, Isoliererin`),
    japanese: listed('断熱工事, 省エネリフォーム, 内窓設置, 断熱改修, 断熱施工, 吹付断熱'),
    Korean: listed('단열시공, 그린리모델링, 단열재 시공, 우레탄폼 단열, 외단열, 단열업체'),
  },
  things: {
    english:
      listed(`draughts, heat loss, heating bills, attic, walls, cellulose, R-value, grants, mineral wool, loft,
      crawl spaces, cold rooms, rebates, boards`),
    spanish: listed(`fachada, celulosa, cámara de aire, frío, lana de roca, subvención, ahorro, trasdosado`),
    french: listed('combles, murs, aides, laine de bois, pertes, facture, façade, froid, RGE'),
    italian: listed('facciata, cellulosa, bolletta, intercapedine, bonus, lana di roccia, freddo'),
    german: listed(`Zellulose, Dach, Fassade, Heizkosten, Förderung, Holzfaser, Keller, Altbau, KfW, Fenster,
      Mineralwolle, Kälte`),
    japanese: listed('断熱材, 内窓, 寒さ, 結露, 光熱費, 床下, 窓, 補助金'),
    Korean: listed('단열재, 결로, 난방비, 외벽, 우레탄, 외풍, 베란다'),
  },
}
