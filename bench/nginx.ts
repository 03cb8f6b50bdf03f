import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Target } from './load.ts'

const configuration = (folder: string, port: number): string => `
daemon off; worker_processes 1; worker_cpu_affinity 01; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 1000000; etag on; sendfile on; tcp_nopush on;
  open_file_cache max=1000; open_file_cache_valid 60s;
  client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t;
  uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  server {
    listen 127.0.0.1:${port}; root ${folder}/site;
    location / {
      default_type "text/html; charset=utf-8"; add_header Content-Encoding br; add_header Vary Accept-Encoding;
      add_header Cache-Control "public, max-age=0, must-revalidate"; add_header X-Content-Type-Options nosniff;
    }
  }
}`

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null))
    socket.once('error', () => resolve(false))
  })

/** nginx serving the very bytes that the product serves, compressed beforehand, with the same kind of headers. */
export const startNginx = async (
  page: Buffer,
  port: number,
): Promise<{ target: Target; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-nginx-'))
  await chmod(folder, 0o755) // started as root, its worker is another user
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site', 'page'), page)
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode} and said: ${said}`)
    await wait(50)
  }
  return {
    target: {
      name: 'nginx static',
      url: `http://127.0.0.1:${port}/page`,
      host: 'localhost',
      pid: child.pid ?? 0,
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
