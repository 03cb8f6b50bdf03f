import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'camera-repair',
  kind: 'repairer',
  names: {
    english: 'Camera repair',
    spanish: 'Reparación de cámaras',
    french: 'Réparation d’appareils photo',
    italian: 'Riparazione fotocamere',
    german: 'Kamerareparatur',
    japanese: 'カメラ修理',
    Korean: '카메라 수리',
  },
  naming: {
    english: listed(`camera repairs, lens repair, film camera repair, camera technician, film scanning,
      vintage camera repair, slide scanning, camera servicing, cine film transfer, VHS to digital,
      camera shop, tape digitizing, film developing, photo lab, video transfer, film processing`),
    spanish: listed(`reparación de objetivos, servicio técnico de cámaras, reparación de cámaras analógicas,
      digitalización de películas, revelado de carretes, laboratorio fotográfico`),
    french: listed(`réparation appareil photo, réparation d’objectifs, réparateur d’appareils photo,
      numérisation de films, labo photo, développement argentique, numérisation de diapositives`),
    italian: listed(`riparazione macchine fotografiche, riparazione obiettivi, assistenza fotocamere,
      digitalizzazione pellicole, sviluppo rullini, laboratorio fotografico`),
    german: listed(`Objektivreparatur, Fotogeräteservice, Kameraservice, Kamerawerkstatt, Filmdigitalisierung,
      Dias digitalisieren, Fotolabor, Filmentwicklung, Digitalisierung von Filmen,
      Feinmechaniker für Kameras, Feinmechanikerin für Kameras, VHS digitalisieren`),
    japanese: listed(
      'カメラ修理店, レンズ修理, フィルムカメラ修理, フィルム現像, 8ミリ デジタル化, 写真現像, カメラのキタムラ 修理',
    ),
    Korean: listed(
      '카메라 수리점, 렌즈 수리, 필름카메라 수리, 필름 현상소, 비디오테이프 변환, 필름 스캔, 카메라 매장',
    ),
  },
  things: {
    english:
      listed(`shutters, lenses, light seals, film, leica, viewfinder, aperture, negatives, CLA, fungus, slides,
      analogue, 35mm, sensor, videotapes`),
    spanish: listed(`cámara, objetivo, obturador, analógica, carrete, sensor, diapositivas, leica, super 8`),
    french: listed(
      `objectif, obturateur, argentique, pellicule, capteur, diapositives, leica, super 8, négatifs`,
    ),
    italian: listed(
      `obiettivo, otturatore, analogica, rullino, sensore, diapositive, leica, super 8, negativi`,
    ),
    german:
      listed(`Kamera, Objektiv, Verschluss, analog, Film, Sensorreinigung, Lichtdichtungen, Leica, Negative,
      Super 8, Dias, Spiegelreflex`),
    japanese: listed('カメラ, レンズ, シャッター, フィルム, ライカ, カビ, モルト, 現像, センサー'),
    Korean: listed('카메라, 렌즈, 셔터, 필름, 라이카, 현상, 곰팡이, 센서, 스캔'),
  },
}
