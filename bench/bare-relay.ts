import { type WebSocket, WebSocketServer } from 'ws'

/** The floor under every sync server: hands each message to the others at the same path, and knows nothing of it. */
const rooms = new Map<string, Set<WebSocket>>()

const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.env.PORT),
  perMessageDeflate: false,
})
server.on('connection', (socket, { url = '/' }) => {
  const room = rooms.get(url) ?? new Set()
  rooms.set(url, room.add(socket))
  socket.on('close', () => room.delete(socket))
  socket.on('message', (message) => {
    for (const other of room) if (other !== socket) other.send(message)
  })
})
