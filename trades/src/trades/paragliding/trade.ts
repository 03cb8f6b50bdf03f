import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'paragliding',
  kind: 'outdoors',
  otherKind: 'classes',
  names: {
    english: 'Paragliding',
    spanish: 'Parapente',
    french: 'Parapente',
    italian: 'Parapendio',
    german: 'Gleitschirmfliegen',
    japanese: 'パラグライダー',
    Korean: '패러글라이딩',
  },
  naming: {
    english: listed(`tandem paragliding, paragliding school, paragliding lessons, hang gliding, paraglider,
      tandem flights, paramotoring, paragliding pilot, paragliders, paraglide, paragliding courses,
      hang gliding lessons, zipline, paramotor training`),
    spanish:
      listed(`vuelos en parapente, escuela de parapente, parapente biplaza, vuelo en parapente, ala delta,
      paramotor, bautismo de parapente`),
    french: listed(`école de parapente, baptême parapente, vol biplace, biplaceur, stage de parapente,
      vols en parapente, deltaplane, paramoteur, saut à l’élastique`),
    italian: listed(`volo in parapendio, scuola di parapendio, voli tandem, volo in tandem, deltaplano,
      parapendio biposto, corsi di parapendio`),
    german: listed(`Gleitschirmschule, Paragliding, Tandemflüge, Drachenfliegen, Gleitschirmkurse, Tandemflug,
      Gleitschirmlehrer, Gleitschirmlehrerin, Paraglidingschule, Tandempilot, Tandempilotin,
      Bungee-Jumping, Zipline, Gleitschirmtandem, Flugschule Gleitschirm`),
    japanese: listed(
      'パラグライダースクール, パラグライダー体験, ハンググライダー, モーターパラグライダー, タンデムフライト',
    ),
    Korean: listed('패러글라이딩 체험, 패러글라이딩 스쿨, 텐덤비행, 행글라이더, 패러글라이더'),
  },
  things: {
    english:
      listed(`wing, harness, thermal, takeoff, tandem, GoPro, hillside, landing field, pilot, wind, ridge soaring,
      helmet, launch`),
    spanish: listed('vela, arnés, térmica, despegue, vuelo, montaña, vídeo, viento, piloto'),
    french: listed('voile, sellette, thermique, décollage, vol, montagne, vidéo, vent, biplace'),
    italian: listed('vela, imbrago, termica, decollo, volo, montagna, video, vento, pilota'),
    german: listed(
      `Gleitschirm, Gurtzeug, Thermik, Startplatz, Landung, Tandem, Berg, Höhenflug, Wind, Helm, Schein`,
    ),
    japanese: listed('翼, ハーネス, 上昇気流, 離陸, 空, 山, 風, 体験, 着陸'),
    Korean: listed('하네스, 활공장, 이륙, 하늘, 산, 바람, 비행, 착륙, 파일럿'),
  },
}
