import { readFileSync } from 'node:fs';

export interface SandboxStatus {
  usable: boolean;
  reason: string;
}

/** Whether Chromium can build its sandbox here. Where it cannot, it would not start at all with the sandbox on. */
export function sandboxStatus(): SandboxStatus {
  if (process.platform !== 'linux') return { usable: true, reason: 'the system provides it' };
  if (process.getuid?.() === 0) return { usable: false, reason: 'Chromium has no sandbox when it is started by root' };
  if (kernelSwitch('kernel/unprivileged_userns_clone') === '0')
    return { usable: false, reason: 'the kernel forbids user namespaces (kernel.unprivileged_userns_clone=0)' };
  if (kernelSwitch('user/max_user_namespaces') === '0')
    return { usable: false, reason: 'the kernel allows no user namespaces (user.max_user_namespaces=0)' };
  return { usable: true, reason: 'user namespaces are available' };
}

function kernelSwitch(name: string): string | undefined {
  try {
    return readFileSync(`/proc/sys/${name}`, 'utf8').trim();
  } catch {
    return undefined;
  }
}
