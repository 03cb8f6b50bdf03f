import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'chauffeur',
  kind: 'home-call-out',
  names: {
    english: 'Chauffeur',
    spanish: 'Chófer privado',
    french: 'Chauffeur privé',
    italian: 'Noleggio con conducente',
    german: 'Chauffeurservice',
    japanese: 'ハイヤー',
    Korean: '대리운전 의전차량',
  },
  naming: {
    english:
      listed(`chauffeurs, chauffeur service, limousine, limo hire, limousine service, executive car service,
      private driver, chauffeur driven, limo service, personal driver, wedding cars, wedding car hire,
      black car service, classic car hire, vintage wedding cars`),
    spanish:
      listed(`chófer, conductor privado, limusinas, alquiler coches de boda, coche con conductor, coches de boda,
      coches clásicos para bodas`),
    french:
      listed(`chauffeur VTC, location de limousine, grande remise, voiture de mariage, location voiture mariage,
      chauffeur de maître`),
    italian:
      listed(`autista privato, autonoleggio con conducente, limousine, auto per matrimoni, noleggio auto d’epoca,
      auto d’epoca per matrimoni`),
    german:
      listed(`Chauffeur, Chauffeurin, Limousinenservice, Chauffeurdienst, Hochzeitsauto, Limousine mieten,
      Oldtimervermietung, Privatfahrer, Privatfahrerin, Hochzeitsautos, Stretchlimousine, Oldtimer mieten`),
    japanese: listed('運転代行, 専属運転手, ハイヤーサービス, リムジン, 貸切ハイヤー, ドライバー派遣'),
    Korean: listed('대리운전, 수행기사, 의전차량, 웨딩카, 리무진, 수행기사 파견, 전용기사'),
  },
  things: {
    english:
      listed(`executive, Mercedes, S-Class, VIP, weddings, races, ribbons, corporate, roadshows, discreet, suited,
      saloon, prom, Rolls-Royce, Bentley`),
    spanish: listed('boda, ejecutivo, VIP, berlina, eventos, clásico, novia, congresos, discreción'),
    french: listed(
      `berline, mariage, VIP, affaires, mariés, événement, collection, discrétion, mise à disposition`,
    ),
    italian: listed('berlina, sposi, VIP, cerimonie, eventi, aziende, limousine bianca, autista, fiere'),
    german:
      listed(`Limousine, VIP, Mercedes, Hochzeit, Diskretion, Geschäftsreisen, Roadshow, Oldtimer, Messe,
      Stadtrundfahrt, Brautpaar`),
    japanese: listed('役員, VIP, 接待, ゴルフ, 貸切, 観光, 結婚式, セダン, 代行'),
    Korean: listed('의전, VIP, 기사, 골프, 세단, 행사, 공항, 결혼식, 시간제'),
  },
}
