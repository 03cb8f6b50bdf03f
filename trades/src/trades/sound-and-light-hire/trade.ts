import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sound-and-light-hire',
  kind: 'events',
  names: {
    english: 'Sound and light hire',
    spanish: 'Alquiler de sonido e iluminación',
    french: 'Sonorisation et éclairage',
    italian: 'Service audio luci',
    german: 'Veranstaltungstechnik',
    japanese: '音響・照明レンタル',
    Korean: '음향 조명 대여',
  },
  naming: {
    english:
      listed(`PA hire, lighting hire, sound hire, AV hire, stage hire, event lighting, audio visual hire,
      event production company, sound system rental, PA system hire, fireworks display, fireworks company,
      speaker hire, live sound, backline hire, stage lighting, lighting technician, pyrotechnics,
      projector hire, firework displays, drone show, AV technician, PA systems`),
    spanish:
      listed(`sonido e iluminación, técnico de sonido, alquiler equipos de sonido, alquiler de escenarios,
      sonorización, pirotecnia, fuegos artificiales, iluminación de eventos`),
    french:
      listed(`location sono, technicien son, location de sonorisation, prestataire technique événementiel,
      location éclairage, régisseur son, artificier, feux d’artifice, sonorisation, location de scène`),
    italian: listed(`noleggio audio luci, tecnico del suono, noleggio impianti audio, fonico, noleggio palchi,
      service luci, fuochi d’artificio, spettacoli pirotecnici, service audio`),
    german: listed(`Tontechnik, Lichttechnik, Tontechniker, Tontechnikerin, Bühnenverleih, Tonanlagenverleih,
      Eventtechnik, Beschallung, Feuerwerk, Pyrotechniker, Pyrotechnikerin, Veranstaltungstechniker,
      Veranstaltungstechnikerin, Bühnentechnik, Lichtverleih, Lichttechniker, Lichttechnikerin,
      Technikverleih, Anlagenverleih, Höhenfeuerwerk, Bühnenbau`),
    japanese: listed(
      '音響機材レンタル, PA業, 照明業, 舞台照明, 音響会社, ステージレンタル, 花火師, 音響屋, 花火打ち上げ, PA音響',
    ),
    Korean: listed(
      '음향대여, 조명대여, 음향업체, 무대설치, 행사음향, 음향렌탈, 불꽃놀이 업체, 무대조명, 음향 설치',
    ),
  },
  things: {
    english:
      listed(`speakers, microphones, uplighters, mixer, truss, technician, bands, conferences, staging, crew,
      gigs, LED, lasers, smoke, screens, rigging`),
    spanish: listed('altavoces, micrófonos, focos, mesa de mezclas, truss, pantalla, conciertos'),
    french: listed(
      `enceintes, micros, projecteurs, scène, table de mixage, écran, concerts, structure, régie`,
    ),
    italian: listed('casse, microfoni, fari, mixer, palco, americane, concerti'),
    german:
      listed(`Lautsprecher, Mikrofone, Scheinwerfer, Mischpult, Traversen, Bühne, Leinwand, Beamer, LED, Aufbau,
      Nebel, Konzert`),
    japanese: listed('スピーカー, マイク, 照明機材, ミキサー, ステージ, ライブ, 会場, 機材'),
    Korean: listed('스피커, 마이크, 조명, 앰프, 무대, 공연, 빔프로젝터, 트러스, 콘솔'),
  },
}
