import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'app-developer',
  kind: 'professional-office',
  names: {
    english: 'App developer',
    spanish: 'Desarrollador de apps',
    french: 'Développeur d’applications',
    italian: 'Sviluppatore di app',
    german: 'App-Entwickler',
    japanese: 'アプリ開発',
    Korean: '앱 개발',
  },
  naming: {
    english:
      listed(`mobile apps, software development, freelance developer, programmer, game developer, iOS developer,
      Android developer, web app development, custom software, app designer, software engineer,
      AI consultant, data scientist, database developer, indie game studio, game studio,
      automation consultant, software house, bespoke software, app studio, data analyst,
      full-stack developer, build apps, UX designer`),
    spanish: listed(`desarrollo de apps, desarrollo de software, programador, desarrolladora de aplicaciones,
      software a medida, desarrollador de software, programadora, aplicaciones móviles, consultor de IA,
      diseñador UX`),
    french: listed(`développement d’applications, développeur mobile, développement logiciel, développeuse,
      développeur freelance, logiciels sur mesure, développeur informatique, applications mobiles,
      consultant IA, UX designer`),
    italian: listed(`sviluppo app, sviluppo software, programmatore, sviluppatrice, software su misura,
      sviluppatore software, app mobile, software house, sviluppatore freelance, consulente IA,
      UX designer`),
    german: listed(`App-Entwicklerin, App-Entwicklung, Programmierer, Programmiererin, Spieleentwickler,
      Spieleentwicklerin, App-Agentur, individuelle Software, Webentwicklung von Apps, KI-Beratung,
      Softwarehaus, Apps programmieren, Datenanalyse, UX-Designer, UX-Designerin, Datenbankentwicklung,
      Softwareschmiede`),
    japanese: listed(
      'アプリ制作, プログラマー, 受託開発, エンジニア フリーランス, ゲーム開発, AI導入支援, アプリ開発会社, 業務システム',
    ),
    Korean: listed(
      '앱개발, 프로그래머, 외주개발, 앱 제작, 프로그램 개발, 게임 개발, 앱개발사, AI 컨설팅, 개발 외주',
    ),
  },
  things: {
    english: listed(`Android, iOS, prototype, API, backend, MVP, code, bugs, databases, app store, startups,
      user testing, dashboards, integrations, React`),
    spanish: listed('android, ios, prototipo, código, base de datos, startups, API, backend, videojuegos'),
    french: listed('android, ios, prototype, code, base de données, start-up, API, backend, jeux vidéo'),
    italian: listed('android, ios, prototipo, codice, database, startup, API, backend, videogiochi'),
    german:
      listed(`Android, iOS, Prototyp, Schnittstellen, Code, Datenbank, Start-ups, Backend, Automatisierung,
      Plattform`),
    japanese: listed('アンドロイド, iOS, 試作, データベース, 要件定義, API, スタートアップ'),
    Korean: listed('안드로이드, 아이폰, 프로토타입, 데이터베이스, 스타트업, 서버, 코드'),
  },
}
