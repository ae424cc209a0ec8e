import { frameWords as words } from '#content/desk/frame.ts';
import { Logo } from '#website/components/logo/logo.tsx';

export function Brand() {
  return (
    <>
      <Logo />
      <span>{words.name}</span>
    </>
  );
}
