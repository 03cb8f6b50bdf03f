import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'drain-cleaner',
  kind: 'home-call-out',
  names: {
    english: 'Drain cleaner',
    spanish: 'Desatascos',
    french: 'Débouchage de canalisations',
    italian: 'Spurghi',
    german: 'Rohrreinigung',
    japanese: '排水管つまり・高圧洗浄',
    Korean: '하수구 막힘 뚫음',
  },
  naming: {
    english:
      listed(`drain cleaning, drain unblocking, drainage engineer, drain jetting, rooter, sewer cleaning,
      drain clearance, drain survey, drainage company, drain inspection, CCTV drain surveys,
      clogged drains, blocked toilets, blocked sinks, drains unblocked, cctv drain survey`),
    spanish:
      listed(`desatascador, desatrancos, desatasco de tuberías, limpieza de arquetas, desagües atascados, pocero,
      poceros, limpieza de alcantarillado,
      desatascamos`),
    french: listed(`débouchage canalisation, déboucheur, curage de canalisations, hydrocurage,
      inspection caméra canalisation, débouchage, assainissement,
      débouche vos canalisations, débouchons vos canalisations`),
    italian: listed(`autospurgo, disotturazione, spurgo fognature, videoispezione fognature, stasatura,
      disostruzione scarichi, disotturazione scarichi, sturascarichi`),
    german: listed(`Kanalreinigung, Abflussreinigung, Rohrreiniger, Rohrreinigerin, Rohrreinigungsdienst,
      Kanalsanierung, Kanal-TV, Rohrsanierung, verstopfter Abfluss, Kanalinspektion`),
    japanese: listed('排水管洗浄, 排水管清掃, つまり抜き, 排水管つまり, 下水管清掃'),
    Korean: listed('하수구뚫음, 배관청소, 하수구업체, 배관 막힘 뚫음, 관통기'),
  },
  things: {
    english:
      listed(`sewer, camera, manhole, roots, jetting, rodding, toilets, smell, gully, overflowing, relining,
      blockage, snake, pipes`),
    spanish: listed('atasco, desagüe, arqueta, bajante, camión cuba, inodoro, tubería, cámara, raíces'),
    french: listed('bouché, évier, wc, furet, caméra, égout, regard, racines, camion'),
    italian: listed('scarico, fogna, intasato, pozzetto, lavandino, wc, telecamera, tubature, radici'),
    german: listed(`Abfluss, verstopft, Toilette, Kamera, Fräse, Spirale, Spülwagen, Wurzeln, Rückstau, Gully,
      Notdienst, Inliner`),
    japanese: listed('トイレつまり, つまり, 排水口, トイレ, 下水, 悪臭, 高圧, 木の根, カメラ調査, 桝'),
    Korean: listed('막힘, 변기, 싱크대, 역류, 악취, 내시경, 고압세척기, 배수구, 석션'),
  },
  schemaType: 'Plumber',
}
