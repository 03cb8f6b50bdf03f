import type { TradeTranslations } from '../../trade-pack.ts'
import { japaneseCopy } from './japanese-copy.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Clases de música en {place} | Nota a nota, sin prisa | Hoy, la primera canción
introduction | {name} enseña en {place}: {services}. Para niños y adultos, a su ritmo.
introduction | Leer partituras viene después. En {name}, en {place}, se empieza escuchando y con una pieza corta.
service | Primera clase | Conocerse, probar e irse a casa con unas notas en los dedos. | primera*, prueba*, principiante*
service | Clases para niños | Tareas cortas y canciones que ya conocen. | nino*, infantil*
service | Clases para adultos | No es tarde. Tú dices qué pieza quieres tocar. | adult*
service | Piano | Postura, manos y pronto las dos a la vez. | piano*, teclado*
service | Guitarra | Primero acordes y ritmo, y la canción enseguida. | guitarra*, ukelele*
service | Canto | Aire, sonido y canciones que le van a tu voz. | canto*, voz, cantar
service | Exámenes y audiciones | Planeado desde la fecha hacia atrás, para una última semana tranquila. | examen*, audicion*, conservatorio*
line | Dinos la edad, el instrumento y una canción que guste. | El día y la hora los acordamos contigo.
title | Lo que se aprende | Clase a clase | Instrumentos y voces
contact | Pide una clase | Acuerda una hora
action | Pedir una primera clase | Acordar una hora
ask | ¿Hay que saber leer música? | No. Se empieza de oído y las notas llegan poco a poco.
ask | ¿Desde qué edad? | Cuando un niño puede estar un rato con una sola cosa. Ven a probar.
ask | ¿Necesito instrumento propio? | Para la primera clase no. Después ayudamos a elegir.
ask | ¿Cuánto hay que practicar? | Diez minutos al día valen más que una hora el domingo.
`,
  french: `
headlines | Cours de musique à {place} | Note à note, sans hâte | Le premier morceau, aujourd’hui
introduction | {name} enseigne à {place} : {services}. Pour les enfants et les adultes, à leur rythme.
introduction | Lire les notes vient plus tard. Chez {name}, à {place}, on commence par écouter et par un morceau court.
service | Premier cours | Faire connaissance, essayer, rentrer avec quelques notes. | premier*, essai*, debutant*
service | Cours pour enfants | De petites tâches et des chansons qu’ils connaissent. | enfant*
service | Cours pour adultes | Il n’est pas trop tard. Dites quel morceau vous fait envie. | adulte*
service | Piano | La posture, une main, puis bientôt les deux. | piano*, clavier*
service | Guitare | Accords et rythme, et la chanson tout de suite. | guitare*, ukulele*
service | Chant | Le souffle, le son, et des chansons à votre voix. | chant*, voix, chanter
service | Auditions et examens | Préparés à rebours de la date, pour une dernière semaine calme. | audition*, examen*, concours*, conservatoire*
line | Dites-nous l’âge, l’instrument et une chanson aimée. | Le jour et l’heure se décident ensemble.
title | Ce qu’on apprend | Cours après cours | Instruments et voix
contact | Demander un essai | Fixer une heure
action | Demander un cours d’essai | Fixer une heure
ask | Faut-il lire la musique ? | Non. On commence à l’oreille, les notes viennent peu à peu.
ask | À partir de quel âge ? | Quand un enfant reste un moment sur une seule chose. Venez essayer.
ask | Faut-il un instrument ? | Pas pour le premier cours. Ensuite, nous aidons à choisir.
ask | Combien faut-il travailler ? | Dix minutes par jour valent mieux qu’une heure le dimanche.
`,
  italian: `
headlines | Lezioni di musica a {place} | Nota per nota, senza fretta | Oggi il primo brano
introduction | {name} insegna a {place}: {services}. Per bambini e adulti, con il loro passo.
introduction | Leggere le note viene dopo. Da {name}, a {place}, si comincia ascoltando e da un brano breve.
service | Prima lezione | Conoscersi, provare e tornare a casa con qualche nota. | prima, prov*, principiant*
service | Lezioni per bambini | Compiti brevi e canzoni che già conoscono. | bambin*
service | Lezioni per adulti | Non è tardi. Scegli tu che brano vorresti suonare. | adult*
service | Pianoforte | Postura, una mano e presto tutte e due. | pianoforte*, piano, tastier*
service | Chitarra | Prima accordi e ritmo, e subito la canzone. | chitarr*, ukulele
service | Canto | Fiato, suono e canzoni per la tua voce. | canto, voce, cantar*
service | Esami e saggi | Preparati partendo dalla data, per un’ultima settimana tranquilla. | esam*, saggi*, conservator*
line | Scrivici l’età, lo strumento e una canzone cara. | Giorno e ora si decidono insieme.
title | Che cosa si impara | Lezione dopo lezione | Strumenti e voci
contact | Chiedi una prova | Fissa un’ora
action | Chiedere una prova | Fissare un’ora
ask | Bisogna saper leggere la musica? | No. Si comincia a orecchio, le note arrivano piano.
ask | Da che età? | Quando un bambino resta un po’ su una cosa sola. Vieni a provare.
ask | Serve uno strumento? | Per la prima lezione no. Poi aiutiamo a scegliere.
ask | Quanto bisogna esercitarsi? | Dieci minuti al giorno valgono più di un’ora la domenica.
`,
  german: `
headlines | Musikunterricht in {place} | Ton für Ton, ohne Eile | Heute das erste Stück
introduction | {name} unterrichtet in {place}: {services}. Für Kinder und Erwachsene, im eigenen Tempo.
introduction | Noten lesen kommt später. Bei {name} in {place} fängt es mit Zuhören und einem kurzen Stück an.
service | Erste Stunde | Kennenlernen, ausprobieren und mit ein paar Tönen nach Hause gehen. | erst*, probe*, anfang*, schnupper*
service | Unterricht für Kinder | Kurze Aufgaben und Lieder, die sie schon kennen. | kind*, kinder*
service | Unterricht für Erwachsene | Es ist nicht zu spät. Sie sagen, welches Stück Sie spielen möchten. | erwachsen*, wiedereinsteig*
service | Klavier | Haltung, Hände und bald beide zusammen. | klavier*, piano*, flugel*, keyboard*
service | Gitarre | Akkorde und Rhythmus zuerst, das Lied gleich mit. | gitarre*, ukulele*
service | Gesang | Atem, Klang und Lieder, die zur Stimme passen. | gesang*, stimme*, singen
service | Vorspiel und Prüfung | Vom Termin rückwärts geplant, damit die letzte Woche ruhig bleibt. | vorspiel*, prufung*, wettbewerb*, aufnahme*
line | Schreiben Sie uns Alter, Instrument und ein Lieblingslied. | Tag und Uhrzeit machen wir gemeinsam aus.
title | Was man lernen kann | Unterricht, Stunde für Stunde | Instrumente und Stimmen
contact | Probestunde anfragen | Stunde ausmachen
action | Probestunde anfragen | Stunde ausmachen
ask | Muss ich Noten lesen können? | Nein. Am Anfang wird gehört und nachgespielt, Noten kommen nach und nach dazu.
ask | Ab welchem Alter geht es? | Sobald ein Kind eine kurze Weile bei einer Sache bleibt. Probieren Sie es mit uns aus.
ask | Brauche ich ein eigenes Instrument? | Für die erste Stunde nicht. Danach helfen wir bei der Wahl.
ask | Wie viel muss man üben? | Zehn Minuten am Tag bringen mehr als eine Stunde am Sonntag.
`,
  japanese: japaneseCopy,
  Korean: `
headlines | {place} 음악 레슨 | 한 음씩, 서두르지 않고 | 오늘, 첫 번째 곡
introduction | {name}입니다. {place}에서 가르칩니다. 아이와 어른, 저마다의 걸음으로.
introduction | 악보는 나중에 읽습니다. 듣는 것과 짧은 곡에서 시작합니다.
service | 첫 레슨 | 인사하고, 만져 보고, 몇 음을 익혀 돌아갑니다. | 첫, 체험, 초보, 입문
service | 어린이 레슨 | 짧은 과제와 아는 노래부터. | 어린이, 아이, 초등
service | 성인 레슨 | 늦지 않았습니다. 치고 싶은 곡을 말해 주세요. | 성인, 어른, 취미
service | 피아노 | 자세와 손, 곧 두 손을 함께. | 피아노, 건반
service | 기타 | 코드와 리듬부터, 노래도 바로. | 기타, 우쿨렐레
service | 노래 | 숨과 울림, 목소리에 맞는 노래로. | 노래, 보컬, 성악
service | 발표회와 입시 | 그날부터 거꾸로 계획해 마지막 주를 편안하게. | 발표회, 입시, 콩쿠르, 시험
line | 나이와 악기, 좋아하는 노래 하나를 알려 주세요. | 요일과 시간은 함께 정합니다.
title | 배울 수 있는 것 | 레슨, 한 시간씩 | 악기와 목소리
contact | 체험 신청 | 시간 정하기
action | 체험 레슨 신청 | 시간 정하기
ask | 악보를 읽을 줄 알아야 하나요? | 아니요. 듣고 따라 하는 것에서 시작하고, 악보는 조금씩 익힙니다.
ask | 몇 살부터 배울 수 있나요? | 한 가지에 잠시 머물 수 있으면 됩니다. 한번 와 보세요.
ask | 악기가 있어야 하나요? | 첫 레슨에는 없어도 됩니다. 그다음 고르는 것을 도와드립니다.
ask | 얼마나 연습해야 하나요? | 하루 십 분이 일요일 한 시간보다 낫습니다.
`,
}
