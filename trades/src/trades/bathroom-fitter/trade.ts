import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'bathroom-fitter',
  kind: 'building-trade',
  names: {
    english: 'Bathroom fitter',
    spanish: 'Reformas de baños',
    french: 'Rénovation de salle de bain',
    italian: 'Ristrutturazione bagni',
    german: 'Badsanierung',
    japanese: '浴室リフォーム',
    Korean: '욕실 리모델링',
  },
  naming: {
    english:
      listed(`bathroom fitting, bathroom installer, bathroom renovation, bathroom remodeling, wet rooms,
      bathroom remodeler, bathroom fitters, bath refinishing, walk-in shower installation, tub reglazing`),
    spanish: listed(`reforma de baños, instalación de baños, cambio bañera por ducha, platos de ducha,
      renovación de baños`),
    french: listed(`installateur salle de bain, rénovation salles de bains, remplacement baignoire par douche,
      douche à l’italienne`),
    italian:
      listed(`rifacimento bagno, trasformazione vasca in doccia, ristrutturazione bagno, bagni chiavi in mano,
      rifacimento bagni`),
    german: listed(`Badrenovierung, Badumbau, Badausbau, Badplaner, Badplanerin, Badmodernisierung, Bäderbau,
      Badgestaltung`),
    japanese: listed('お風呂リフォーム, 水回りリフォーム, ユニットバス交換, 浴室改修, 浴槽塗装'),
    Korean: listed('화장실 리모델링, 욕실 인테리어, 욕실 시공, 화장실 공사, 욕실공사, 욕실 공사 업체'),
  },
  things: {
    english:
      listed(`showers, baths, basins, suites, grab rails, vanity units, enclosure, shower trays, en suite,
      towel rail, tub, taps, silicone`),
    spanish: listed('ducha, bañera, mampara, lavabo, azulejos, grifería, inodoro'),
    french: listed('douche, baignoire, lavabo, receveur, robinetterie, paroi, faïence, PMR'),
    italian: listed('doccia, vasca, lavabo, sanitari, piastrelle, box doccia, rubinetti, piatto doccia'),
    german:
      listed(`Dusche, Wanne, Waschtisch, barrierefrei, ebenerdig, Armaturen, WC, Duschkabine, Pflegekasse, Bad,
      Haltegriffe`),
    japanese: listed('浴槽, 洗面台, シャワー, 手すり, バリアフリー, タイル, 給湯, トイレ'),
    Korean: listed('욕조, 세면대, 변기, 타일, 샤워부스, 방수, 줄눈, 수전'),
  },
}
