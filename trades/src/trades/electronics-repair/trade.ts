import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'electronics-repair',
  kind: 'repairer',
  names: {
    english: 'Electronics repair',
    spanish: 'Reparación de electrónica',
    french: 'Réparation électronique',
    italian: 'Riparazione elettronica',
    german: 'Elektronikreparatur',
    japanese: '電子機器修理',
    Korean: '전자제품 수리',
  },
  naming: {
    english:
      listed(`electronics repair shop, tv repair, radio repair, amplifier repair, hi-fi repair, console repair,
      synthesizer repair, lamp repair, vacuum cleaner repair, tape deck repair, turntable repair,
      game console repair`),
    spanish: listed(`reparación de televisores, reparación de amplificadores, reparación de consolas,
      reparación de radios`),
    french: listed(
      `réparation tv, réparation hi-fi, réparateur d’amplis, réparation de consoles, réparation de radios`,
    ),
    italian: listed('riparazione tv, riparazione amplificatori, riparazione console, riparazione radio'),
    german: listed(`fernsehreparatur, radioreparatur, hifi reparatur, verstärkerreparatur, fernsehtechniker,
      konsolenreparatur`),
    japanese: listed('テレビ修理, オーディオ修理, ゲーム機修理, ラジオ修理, アンプ修理'),
    Korean: listed('텔레비전 수리, 오디오 수리, 게임기 수리, 앰프 수리'),
  },
  things: {
    english: listed(
      `valves, capacitors, circuit board, speakers, turntable, console, soldering, amps, remote`,
    ),
    spanish: listed('placa, altavoces, tocadiscos, televisor'),
    french: listed('lampes, carte, enceintes, platine, téléviseur'),
    italian: listed('scheda, casse, giradischi, televisore'),
    german: listed('röhren, platine, lautsprecher, plattenspieler, löten, fernseher, röhrenradio'),
    japanese: listed('基板, スピーカー, レコードプレーヤー, はんだ, 真空管'),
    Korean: listed('기판, 스피커, 턴테이블, 납땜, 전원'),
  },
}
