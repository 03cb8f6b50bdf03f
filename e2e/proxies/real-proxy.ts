import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@shingle/storage/embedded-mongo/free-port.ts'

interface Proxy {
  readonly command: string
  readonly version: string
  readonly args: (folder: string) => string[]
  readonly file: string
  readonly configuration: (given: { folder: string; port: number; target: number }) => string
}

const nginx: Proxy = {
  command: 'nginx',
  version: '-v',
  args: (folder) => ['-c', join(folder, 'nginx.conf'), '-p', folder],
  file: 'nginx.conf',
  configuration: ({ folder, port, target }) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off; client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t;
  uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${target}; proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $http_connection;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}`,
}

const caddy: Proxy = {
  command: 'caddy',
  version: 'version',
  args: (folder) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
  file: 'Caddyfile',
  configuration: ({ port, target }) => `{
	admin off
	auto_https off
}
http://:${port} {
	bind 127.0.0.1
	reverse_proxy 127.0.0.1:${target}
}`,
}

const proxies = { nginx, caddy } as const

/** A proxy as people put before the product. */
export type ProxyName = keyof typeof proxies

/** Those that the product is tried behind. */
export const proxyNames: readonly ProxyName[] = ['nginx', 'caddy']

/** Whether this machine has it. */
export const hasProxy = (name: ProxyName): boolean => {
  const { command, version } = proxies[name]
  try {
    execFileSync(command, [version], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null))
    socket.once('error', () => resolve(false))
  })

/** A server of this machine, at a port of its own. */
export interface OpenServer {
  readonly port: number
  readonly close: () => Promise<void>
}

type Configuration = (given: { readonly folder: string; readonly port: number }) => string

const run = async ({ command, args, file }: Proxy, configuration: Configuration): Promise<OpenServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-proxy-'))
  // Started as root, a proxy's worker is another user.
  await chmod(folder, 0o755)
  const port = await freePort()
  await writeFile(join(folder, file), configuration({ folder, port }))
  const child = spawn('env', [`HOME=${folder}`, command, ...args(folder)], { stdio: 'ignore' })
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`)
    await wait(50)
  }
  return {
    port,
    close: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Puts a real proxy before a port of this machine; it keeps the `Host` of what it passes on. */
export const openProxy = (name: ProxyName, target: number): Promise<OpenServer> =>
  run(proxies[name], (given) => proxies[name].configuration({ ...given, target }))

/** nginx as a static host of the files in a folder. */
export const openStaticHost = (root: string): Promise<OpenServer> =>
  run(
    nginx,
    ({ folder, port }) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off; client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t;
  uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  server { listen 127.0.0.1:${port}; root ${root}; }
}`,
  )

/**
 * Caddy before the app host, as docs/Caddyfile has it: with the ports of the rooms by their names there, and the
 * client's files in a folder.
 */
export const openAppHost = async (
  rooms: Readonly<Record<string, number>>,
  root: string,
): Promise<OpenServer> => {
  const file = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'Caddyfile'), 'utf8')
  const blocks = file.match(/^(?:\(app_headers\)|\{\$APP_HOST\}) \{\n[\s\S]*?^\}/gm) ?? []
  const stated = blocks
    .join('\n')
    .replaceAll(/reverse_proxy ([a-z-]+):\d+/g, (_, room) => `reverse_proxy 127.0.0.1:${rooms[room]}`)
    .replaceAll('/srv/client', root)
    .replaceAll('{$SITES_HOST}', 'sites.example')
  return run(
    caddy,
    ({ port }) => `{
	admin off
	auto_https off
}
${stated.replace(/^\{\$APP_HOST\} /m, `http://127.0.0.1:${port} `)}`,
  )
}
