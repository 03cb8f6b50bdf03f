import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sports-club',
  kind: 'community',
  names: {
    english: 'Sports club',
    spanish: 'Club deportivo',
    french: 'Club sportif',
    italian: 'Società sportiva',
    german: 'Sportverein',
    japanese: '地域スポーツクラブ',
    Korean: '스포츠 동호회',
  },
  naming: {
    english:
      listed(`football club, cricket club, rugby club, tennis club, bowls club, running club, netball club,
      cycling club, swimming club, hockey club, athletics club, gymnastics club, sailing club,
      rowing club, table tennis club, archery club, badminton club, golf club, volleyball club,
      junior football club, martial arts club, walking football, youth football, bowling club,
      little league, baseball club, basketball club, canoe club, angling club, petanque club,
      walking club, climbing club, fencing club`),
    spanish:
      listed(`club de fútbol, club de baloncesto, club de natación, club de atletismo, asociación deportiva,
      club de tenis, club ciclista, peña ciclista, club de judo, club de rugby, club de montaña,
      club de balonmano, club de remo, club de ajedrez, unión deportiva`),
    french: listed(`club de football, club de rugby, club de tennis, association sportive, club de natation,
      club d’athlétisme, club de judo, club de handball, club de basket, club cycliste, club de pétanque,
      club de voile, club de gymnastique, club d’aviron, club de randonnée, boxe, club d’escrime`),
    italian: listed(`associazione sportiva, polisportiva, squadra di calcio, circolo tennis,
      società sportiva dilettantistica, ASD, società ciclistica, circolo sportivo, club sportivo,
      judo club, bocciofila, canottieri, circolo scacchistico, rugby club, palestra di arti marziali,
      associazione sportiva dilettantistica, pallavolo, gruppo sportivo`),
    german:
      listed(`Fußballverein, Turnverein, Tennisclub, Schützenverein, Ruderclub, Schwimmverein, Sportclub,
      Handballverein, Tischtennisverein, Judoclub, Volleyballverein, Laufverein, Reitverein, Turnerbund,
      Radsportverein, Alpenverein, Angelverein, Karateverein, Tennisverein, Segelverein,
      Leichtathletikverein, Kampfkunstschule, Schachclub, Schachverein, Kegelclub, Ruderverein,
      Kanuverein, Karateschule, Wanderverein, Budoverein, Basketballverein, Hundesportverein`),
    japanese: listed('少年野球, サッカークラブ, 少年団, スポーツ少年団, 柔道場'),
    Korean: listed('축구클럽, 동호회, 유소년축구, 체육회, 배드민턴 동호회, 생활체육'),
  },
  things: {
    english: listed(`fixtures, juniors, pitch, training nights, coaches, matches, members, teams, clubhouse`),
    spanish: listed('equipo, partidos, liga, socios, cancha, torneo, temporada'),
    french: listed('équipe, matchs, entraînements, licence, jeunes, ligue, tournoi'),
    italian: listed('squadra, partite, campionato, giovanili, tesseramento, torneo, soci'),
    german: listed('Mannschaft, Jugend, Spieltag, Mitglieder, Vereinsheim, Sparten, Liga, Turnier, Platz'),
    japanese: listed('部員募集, 試合, 練習日, コーチ, 大会, 体験入部, リーグ, 団員, 稽古'),
    Korean: listed('회원모집, 경기, 훈련, 감독, 대회, 리그, 도복, 친선경기, 승급심사'),
  },
}
