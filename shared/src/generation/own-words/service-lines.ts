/**
 * What is said of a service that its owner only named: by the kind of service where its name tells, else by the kind
 * of trade. A row a language: English, Spanish, French, Italian, German, Japanese, Korean.
 */
export const serviceLines = `
# repair
Looked at first. You hear what is wrong, and whether it is worth mending. | Mended where it can be, replaced where it cannot.
Primero se mira. Te decimos qué falla y si vale la pena arreglarlo. | Se arregla lo que se puede y se cambia lo que no.
On regarde d’abord. Vous savez ce qui ne va pas, et si cela vaut la peine. | Réparé quand c’est possible, remplacé sinon.
Prima si guarda. Ti diciamo che cosa non va e se conviene. | Si ripara dove si può, si cambia dove non si può.
Zuerst wird nachgesehen. Sie erfahren, was fehlt und ob es sich lohnt. | Repariert, wo es geht, ersetzt, wo nicht.
まず見せてください。どこが悪いか、直す価値があるかをお伝えします。 | 直せるものは直し、直せないものは取り替えます。
먼저 살펴봅니다. 무엇이 문제인지, 고칠 만한지 말씀드립니다. | 고칠 수 있으면 고치고, 안 되면 바꿉니다.
# emergency
Call rather than write, and say what happened and where. | Say what can be switched off or shut, and do that first.
Mejor llama que escribir, y di qué ha pasado y dónde. | Cierra o apaga lo que se pueda, y después llama.
Appelez plutôt que d’écrire, et dites ce qui s’est passé et où. | Coupez ou fermez ce qui peut l’être, puis appelez.
Meglio chiamare che scrivere: di’ che cosa è successo e dove. | Chiudi o spegni ciò che si può, poi chiama.
Rufen Sie lieber an, und sagen Sie, was wo passiert ist. | Schalten oder drehen Sie ab, was geht, und rufen Sie dann an.
お急ぎのときはお電話で。何がどこで起きたかをお知らせください。 | 止められるものを止めてから、お電話ください。
급할 때는 전화로 무슨 일이 어디서 있었는지 알려 주세요. | 끄거나 잠글 수 있는 것을 먼저 하고 전화해 주세요.
# advice
Bring your question and whatever papers belong to it. | An hour to sort out what matters and what can wait.
Trae tu pregunta y los papeles que tengan que ver. | Una hora para ver qué importa y qué puede esperar.
Venez avec votre question et les papiers qui vont avec. | Une heure pour voir ce qui compte et ce qui peut attendre.
Porta la tua domanda e le carte che la riguardano. | Un’ora per capire che cosa conta e che cosa può aspettare.
Bringen Sie Ihre Frage mit und was an Papieren dazugehört. | Eine Stunde, um zu sehen, was zählt und was warten kann.
ご質問と、関係する書類をお持ちください。 | 大切なことと、待てることを一緒に分けます。
질문과 관련된 서류를 가져오세요. | 중요한 것과 기다려도 되는 것을 함께 나눕니다.
# craft
Looked at and talked through before any work begins. | Done in the order we agree, and cleared away after. | A photo is often enough for us to say what it takes.
Se mira y se habla antes de empezar. | Se hace en el orden acordado y se deja recogido. | Con una foto solemos poder decir qué hace falta.
Regardé et discuté avant de commencer. | Fait dans l’ordre convenu, et rangé ensuite. | Une photo suffit souvent pour dire ce qu’il faut.
Si guarda e se ne parla prima di cominciare. | Fatto nell’ordine deciso, e poi in ordine. | Spesso basta una foto per dire che cosa serve.
Angesehen und besprochen, bevor die Arbeit beginnt. | In der Reihenfolge, die wir ausmachen, und danach aufgeräumt. | Oft genügt ein Foto, um zu sagen, was nötig ist.
始める前に、見てご相談します。 | 決めた順番で進め、片づけて帰ります。 | 写真が一枚あれば、たいてい見通しをお伝えできます。
시작하기 전에 보고 의논합니다. | 정한 순서대로 하고 치우고 갑니다. | 사진 한 장이면 무엇이 필요한지 대개 말씀드릴 수 있습니다.
# care
We ask first how you like it, then we begin. | Say how much time you have, and we fit it in. | With an honest word on what will last.
Primero preguntamos cómo te gusta, después empezamos. | Di cuánto tiempo tienes y lo ajustamos. | Con una palabra sincera sobre lo que dura.
D’abord vos goûts, ensuite on commence. | Dites combien de temps vous avez, on s’y tient. | Avec un mot franc sur ce qui tiendra.
Prima chiediamo come ti piace, poi si comincia. | Di’ quanto tempo hai e ci stiamo dentro. | Con una parola sincera su che cosa dura.
Erst fragen wir, wie Sie es mögen, dann fangen wir an. | Sagen Sie, wie viel Zeit Sie haben. | Mit einem ehrlichen Wort darüber, was hält.
お好みをうかがってから始めます。 | お時間に合わせます。ご予約のときにお知らせください。 | 長もちするかどうかも率直にお話しします。
어떻게 하고 싶은지 먼저 여쭙고 시작합니다. | 시간이 얼마나 있는지 알려 주시면 맞춥니다. | 얼마나 가는지도 솔직하게 말씀드립니다.
# health
We ask, look and explain before anything is done. | At your pace. You can stop at any moment. | You leave knowing what comes next.
Preguntamos, miramos y explicamos antes de hacer nada. | A tu ritmo. Puedes parar cuando quieras. | Te vas sabiendo qué viene después.
Des questions, un examen, une explication, puis seulement le soin. | À votre rythme. On arrête quand vous voulez. | Vous repartez en sachant la suite.
Domande, visita e spiegazione, prima di fare qualcosa. | Al tuo passo. Si può fermare in ogni momento. | Vai via sapendo che cosa viene dopo.
Wir fragen, untersuchen und erklären, bevor etwas geschieht. | In Ihrem Tempo. Sie können jederzeit unterbrechen. | Sie gehen und wissen, wie es weitergeht.
お話をうかがい、確かめ、説明してから始めます。 | ご自身の歩みで。いつでも止められます。 | 次に何をするか、分かってお帰りいただけます。
묻고, 살피고, 설명한 다음 시작합니다. | 편한 속도로. 언제든 멈출 수 있습니다. | 다음에 무엇을 할지 알고 돌아가십니다.
# lessons
Begins where you are, with something you can do by the end of the hour. | Alone or in pairs. Say what you would like to be able to do. | One thing at a time, and a little to practise at home.
Empieza donde estás, con algo que ya sale al terminar la hora. | A solas o de dos en dos. Di qué te gustaría saber hacer. | Una cosa cada vez, y un poco para practicar en casa.
On part d’où vous en êtes, avec quelque chose de réussi à la fin de l’heure. | Seul ou à deux. Dites ce que vous aimeriez savoir faire. | Une chose à la fois, et un peu à travailler chez soi.
Si parte da dove sei, con qualcosa che riesce entro l’ora. | Da soli o in due. Di’ che cosa vorresti saper fare. | Una cosa alla volta, e un po’ da fare a casa.
Beginnt, wo Sie stehen, mit etwas, das am Ende der Stunde gelingt. | Allein oder zu zweit. Sagen Sie, was Sie können möchten. | Eins nach dem anderen, und ein wenig zum Üben daheim.
今できるところから。一時間のうちに、何か一つできるように。 | お一人でも、お二人でも。できるようになりたいことを教えてください。 | 一度に一つ。家での練習は少しだけ。
지금 할 수 있는 것에서 시작해, 한 시간 안에 하나를 해냅니다. | 혼자서도 둘이서도. 할 수 있게 되고 싶은 것을 말해 주세요. | 한 번에 하나씩, 집에서는 조금만.
# shop
Ask what is in today; some things go by noon. | Tell us what for, and we pick something out with you. | What is not on the shelf can often be ordered.
Pregunta qué hay hoy; algunas cosas vuelan. | Dinos para qué es y lo elegimos contigo. | Lo que no está suele poderse encargar.
Demandez ce qu’il y a aujourd’hui ; certaines choses partent vite. | Dites-nous pour quoi, nous choisissons avec vous. | Ce qui manque se commande souvent.
Chiedi che cosa c’è oggi: certe cose finiscono presto. | Dicci per che cosa è e scegliamo insieme. | Quello che manca spesso si ordina.
Fragen Sie, was heute da ist; manches ist mittags weg. | Sagen Sie uns, wofür, dann suchen wir mit Ihnen aus. | Was nicht da ist, lässt sich oft bestellen.
今日あるものをお尋ねください。早くなくなるものもあります。 | 何のためかを教えていただければ、一緒に選びます。 | 店にないものも、多くはお取り寄せできます。
오늘 있는 것을 물어봐 주세요. 일찍 떨어지는 것도 있습니다. | 무엇에 쓰는지 알려 주시면 함께 고릅니다. | 없는 것은 대개 주문할 수 있습니다.
# pests
Found first, then dealt with. You hear what to watch for after. | We look for the way in, and close it. | Say where and since when, and leave it as you found it.
Primero se localiza, después se trata. Te decimos qué vigilar. | Buscamos por dónde entran y lo cerramos. | Di dónde y desde cuándo, y déjalo como estaba.
D’abord repéré, puis traité. Vous savez ensuite quoi surveiller. | Nous cherchons par où cela entre, et nous fermons. | Dites où et depuis quand, et laissez tout en place.
Prima si trova, poi si tratta. Ti diciamo che cosa tenere d’occhio. | Cerchiamo da dove entrano e chiudiamo. | Di’ dove e da quando, e lascia tutto com’è.
Erst gefunden, dann behandelt. Sie erfahren, worauf danach zu achten ist. | Wir suchen den Weg hinein und schließen ihn. | Sagen Sie, wo und seit wann, und lassen Sie alles, wie es ist.
まず場所を確かめ、それから対処します。その後の注意もお伝えします。 | 入り口を探して、ふさぎます。 | どこで、いつからかをお知らせください。そのままにしておいてください。
먼저 찾고, 그다음 처리합니다. 그 뒤에 살필 것도 알려 드립니다. | 들어오는 길을 찾아 막습니다. | 어디서 언제부터인지 알려 주시고 그대로 두세요.
# office
You get it in writing, in words you can use. | Send what you have; we say what is missing. | One person looks after it from start to finish.
Lo recibes por escrito, con palabras que se entienden. | Manda lo que tengas; te decimos qué falta. | Lo lleva una sola persona, de principio a fin.
Vous l’avez par écrit, en mots clairs. | Envoyez ce que vous avez ; nous disons ce qui manque. | Une seule personne s’en occupe du début à la fin.
Lo ricevi per iscritto, in parole chiare. | Manda quello che hai: ti diciamo che cosa manca. | Se ne occupa una sola persona, dall’inizio alla fine.
Sie bekommen es schriftlich, in klaren Worten. | Schicken Sie, was Sie haben; wir sagen, was fehlt. | Eine Person kümmert sich von Anfang bis Ende.
分かる言葉で、書面にしてお渡しします。 | お手元のものをお送りください。足りないものをお伝えします。 | 始めから終わりまで、同じ者が担当します。
알기 쉬운 말로 적어 드립니다. | 가진 것을 보내 주세요. 빠진 것을 알려 드립니다. | 처음부터 끝까지 한 사람이 맡습니다.
`
