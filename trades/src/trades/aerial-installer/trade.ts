import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'aerial-installer',
  kind: 'building-trade',
  otherKind: 'home-call-out',
  names: {
    english: 'Aerial installer',
    spanish: 'Antenista',
    french: 'Antenniste',
    italian: 'Antennista',
    german: 'Antennentechnik',
    japanese: 'アンテナ工事',
    Korean: '안테나 설치',
  },
  naming: {
    english:
      listed(`aerials, TV aerial, aerial fitter, satellite dish installer, satellite installer, TV wall mounting,
      antenna installation, TV mounting service, TV aerials, aerial engineer, home cinema installer,
      starlink installation, antenna installer, home theater installation, TV installer, wifi installer,
      data cabling, network cabling`),
    spanish:
      listed(`antenas, instalador de antenas, antenas parabólicas, instalación de antenas, telecomunicaciones,
      instalador de telecomunicaciones`),
    french: listed(
      `antenne TV, installation d’antenne, antennes et paraboles, installateur d’antenne, pose de parabole`,
    ),
    italian: listed(
      `antenne, antenne TV, installazione antenne, parabole, impianti satellitari, installatore di antenne`,
    ),
    german:
      listed(`Antennenbau, Satellitentechnik, Sat-Anlagen, Antennenbauer, Antennenbauerin, Satellitenanlagen,
      Radio- und Fernsehtechniker, Radio- und Fernsehtechnikerin, Fernsehtechnik, Sat-Installation,
      TV-Service, Netzwerkverkabelung, Heimkino`),
    japanese: listed('テレビアンテナ, アンテナ設置, BSアンテナ, アンテナ修理, テレビ壁掛け工事, LAN工事'),
    Korean: listed(
      'TV 안테나, 위성안테나, TV 벽걸이, 안테나 공사, 벽걸이 TV 설치, 스카이라이프 설치, 랜공사',
    ),
  },
  things: {
    english:
      listed(`signal, dish, Freeview, bracket, cable, sockets, extra points, reception, freesat, pixelating, loft,
      mast, cables hidden, soundbar`),
    spanish: listed('parábola, señal, televisión, tdt, comunidad, satélite, portero'),
    french: listed('parabole, antenne, réception, TNT, satellite, télévision, câble, démodulateur'),
    italian: listed('segnale, digitale terrestre, satellite, decoder, TV, condominio'),
    german: listed(
      `Schüssel, Sat, Empfang, Receiver, Kabel, Satellit, Fernseher, LNB, Dosen, Sendersuchlauf, Starlink`,
    ),
    japanese: listed('アンテナ, 地デジ, 受信, 屋根, 配線, BS, テレビ, ブースター'),
    Korean: listed('안테나, 벽걸이, 브라켓, 셋톱, 배선, 수신, 위성, 공시청'),
  },
}
